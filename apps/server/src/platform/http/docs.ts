import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from './app.ts'
import { open } from './guard.ts'

const LOGO = {
  type: 'image/svg+xml',
  content: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><text x="0" y="28" font-family="sans-serif" font-size="24" font-weight="700" fill="#e8e0d0">Nightshift</text></svg>',
  ),
}

/** Without the validator, which would send the address of the document to others. */
const UI = { validatorUrl: null }

/** The OpenAPI tag: the first word of the path, such as users or timeclock. */
const groupByPath: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route)
  return { url, schema: { ...schema, tags: [url.split('/')[2] ?? 'pages'] } }
}

/** The API, described by the very schemas that check it: /openapi.json, and browsable at /docs. */
export async function documentApi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nightshift',
        version: '1.0.0',
        description: 'The calls of the back office, the kiosk and the public site.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'FM_TOKEN' } } },
    },
    transform: groupByPath,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(async (scope) => {
    // These routes are the package's own, so they cannot say that they are open.
    scope.addHook('onRoute', (route) => {
      route.config = { ...open, ...route.config }
    })
    await scope.register(swaggerUi, { routePrefix: '/docs', logo: LOGO, uiConfig: UI })
  })
  app.get('/openapi.json', { config: open, schema: { hide: true } }, () => app.swagger())
}
