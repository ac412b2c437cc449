import type { FastifyInstance } from 'fastify'

/** Clients that always say "JSON" say it of no body too. That is no body, and not a broken one. */
export function readBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
