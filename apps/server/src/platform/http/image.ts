import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

type Stored = { jpeg: Buffer; version: string | null } | undefined

/** A picture with its version as ETag. The address of a version never changes its content, so browsers keep it. */
export function sendImage(request: FastifyRequest, reply: FastifyReply, image: Stored) {
  if (!image) throw new AppError('notFound')
  const etag = `"${image.version}"`
  reply.header('etag', etag)
  const versioned = request.url.endsWith(`v=${image.version}`)
  reply.header('cache-control', versioned ? 'private, max-age=31536000, immutable' : 'private, no-cache')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type('image/jpeg').send(image.jpeg)
}
