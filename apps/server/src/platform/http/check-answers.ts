import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type Domain, operationsOf } from './api-words.ts'

/** For tests: checks every answer against its schema, strictly: extra fields fail. So do errors that its words do not name. */
export function checkAnswers(app: FastifyInstance, domains: readonly Domain[]) {
  const operations = operationsOf(domains)
  app.addHook('onSend', async (request, reply, payload) => {
    const { schema: schemas, config } = request.routeOptions
    const schema = (schemas?.response as Record<number, z.ZodType> | undefined)?.[reply.statusCode]
    const isJson = String(reply.getHeader('content-type')).includes('json')
    if (!isJson || typeof payload !== 'string') return
    const checked = schema?.safeParse(JSON.parse(payload))
    if (checked?.error) throw new Error(`${request.method} ${request.url}: ${checked.error.message}`)
    const operation = config.call && operations.get(config.call)
    if (!operation || reply.statusCode < 400) return
    const { code } = JSON.parse(payload).error
    if (!operation.errors.includes(code)) throw new Error(`The words of ${operation.id} do not name ${code}.`)
  })
}
