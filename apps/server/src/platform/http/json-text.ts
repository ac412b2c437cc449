import type { FastifyReply } from 'fastify'
import { AppError } from './app-error.ts'

/** Sends JSON that the database has already written. Nothing found is a 404. */
export function sendJson(reply: FastifyReply, text: string | undefined) {
  if (text === undefined) throw new AppError('notFound')
  return reply
    .type('application/json; charset=utf-8')
    .serializer((json: string) => json)
    .send(text)
}
