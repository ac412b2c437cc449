import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

/** For tests: checks every answer against its schema, strictly: extra fields fail. */
export function checkAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const schemas = request.routeOptions.schema?.response as Record<number, z.ZodType> | undefined
    const schema = schemas?.[reply.statusCode]
    const isJson = String(reply.getHeader('content-type')).includes('json')
    if (!schema || !isJson || typeof payload !== 'string') return
    const checked = schema.safeParse(JSON.parse(payload))
    if (!checked.success) throw new Error(`${request.method} ${request.url}: ${checked.error.message}`)
  })
}
