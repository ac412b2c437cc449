import { STATUS_CODES } from 'node:http'
import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isLostPrimary } from '../../database/client.ts'
import { namedByConstraint } from '../../database/constraints.ts'
import { AppError } from '../app-error.ts'
import { keptAs } from '../kept-answers.ts'
import { createOutageLog } from './outage-log.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Failures of Fastify itself, by the name it gives them. */
const FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupportedMediaType',
}

/** SQLSTATEs and socket errors that a retry may survive: no connection, disk full, statement timeout, deadlock. */
const OVERLOAD = [
  ...['57014', '53100', '53300', '57P01', '57P02', '57P03', '40P01'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
]
/** Messages of the driver that have no code: pool timeout, lost connection. */
const OVERLOAD_WORDS = /timeout exceeded when trying to connect|Connection terminated|is not queryable/
const isOverload = (error: Error & { code?: string }) =>
  OVERLOAD_WORDS.test(error.message) || OVERLOAD.includes(error.code ?? '') || isLostPrimary(error)

/** A number or an instant that no column can hold. */
const OUT_OF_RANGE = ['22003', '22007', '22008', '22009']

function named(failure: FastifyError): AppError {
  const error = namedByConstraint(failure) as FastifyError
  const cause = error.cause instanceof Error ? (error.cause as Error & { code?: string }) : error
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id matches no record.
    if (error.validationContext === 'params') return new AppError('notFound')
    const details = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }))
    const [first] = details
    const message = first && `${first.path || error.validationContext}: ${first.message}`
    return new AppError(error.validationContext === 'querystring' ? 'malformedRequest' : 'invalidInput', {
      message,
      details,
    })
  }
  const code = FASTIFY[error.code]
  if (code) return new AppError(code)
  if (error.statusCode && error.statusCode < 500) return new AppError('malformedRequest')
  if (OUT_OF_RANGE.includes((cause as { code?: string }).code ?? '')) return new AppError('invalidInput')
  return new AppError(isOverload(cause) ? 'busy' : 'internal')
}

/** The error handler. Unexpected errors are logged, and their answer reveals nothing. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = named(error)
  if (failure.status >= 500) logFailure(request, error, failure.code === 'busy')
  const wait = retryAfter(failure)
  if (wait) reply.header('Retry-After', wait)
  return reply.status(failure.status).type(JSON_TYPE).send(bodyOf(failure, request.id))
}

function bodyOf(failure: AppError, requestId?: string) {
  const { error } = failure.toBody()
  const name = (STATUS_CODES[failure.status] ?? '').replaceAll(/\W|Error$/g, '')
  return { error: { ...error, name: `${name}Error`, ...(failure.status >= 500 && { requestId }) } }
}

/** The answer of addresses where nothing is, as bytes: the same for all of them. */
export function keepNotFound(headers: Record<string, string>) {
  const body = Buffer.from(JSON.stringify(bodyOf(new AppError('notFound'))))
  return keptAs({ status: 404, type: JSON_TYPE, headers, body }, { identity: body })
}

/** The Retry-After header, in seconds. */
function retryAfter({ status, details }: AppError) {
  if (status === 503) return 1
  if (status !== 429) return undefined
  const { retryAfterMs = 60_000 } = (details ?? {}) as { retryAfterMs?: number }
  return Math.ceil(retryAfterMs / 1000)
}

export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler(async () => {
    throw new AppError('notFound')
  })
}

const logOutage = createOutageLog()

/** Logs no parameters of statements and no messages with values: they may be personal data. */
function logFailure(request: FastifyRequest, error: FastifyError, isOutage: boolean) {
  const cause = error.cause instanceof Error ? error.cause : error
  const { name, message, stack, code } = cause as FastifyError
  // PostgreSQL quotes the value that it cannot read (22…); the stack begins with the message.
  const logged = code?.startsWith('22') ? undefined : message
  if (isOutage) return logOutage(request.log, { name, code, message: logged })
  const calls = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  request.log.error(
    { failure: { name, code, message: logged, stack: calls?.slice(0, 8) } },
    ERRORS.internal.message,
  )
}
