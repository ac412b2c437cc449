import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { VERSION } from '../release.ts'
import type { Domain } from './api-words.ts'
import type { App } from './app.ts'
import { open } from './guard.ts'
import { describeCalls } from './openapi.ts'

const LOGO = {
  type: 'image/svg+xml',
  content: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><text x="0" y="28" font-family="sans-serif" font-size="24" font-weight="700" fill="#e8e0d0">Nightshift</text></svg>',
  ),
}

/** Without the validator, which would send the address of the document to others. */
const UI = { validatorUrl: null }

/** The API, described by the very schemas that check it: /openapi.json, and browsable at /docs. */
export async function documentApi(app: App, domains: readonly Domain[]) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nightshift',
        version: VERSION,
        description: 'The calls of the back office, the kiosk and the public site.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'FM_TOKEN', description: 'Set by a sign-in.' },
          kiosk: { type: 'apiKey', in: 'cookie', name: 'FM_KIOSK', description: 'Set by an enrolment.' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => describeCalls(jsonSchemaTransformObject(document), domains),
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
