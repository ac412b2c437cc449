import type { ErrorBody } from '@nightshift/shared/errors'

/** A failed call. Status 0: no answer arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  /** The request in the server's log, when the server failed. */
  readonly requestId: string | undefined

  constructor(status: number, code: string, message: string, details?: unknown, requestId?: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
    this.requestId = requestId
  }
}

/** Whether the session has expired, as opposed to a sign-in that was refused. */
export const isSignedOut = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.code !== 'signInFailed'

/** Whether no answer arrived. */
export const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0

/** Whether an action got no answer. */
export const isNotSent = (error: unknown) => error instanceof ApiError && error.code === 'notSent'

export async function errorFrom(response: Response) {
  const body: Partial<ErrorBody> | null = await response.json().catch(() => null)
  const {
    code = 'unknown',
    message = `${response.status} ${response.statusText}`,
    details,
    requestId,
  } = body?.error ?? {}
  return new ApiError(response.status, code, message, details, requestId)
}
