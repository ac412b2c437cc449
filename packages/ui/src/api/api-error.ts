import type { ErrorBody } from '@nightshift/shared/errors'

/** A failed call. Status 0: no answer arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown

  constructor(status: number, code: string, message: string, details?: unknown) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
  }
}

/** The server's message, if it is one that users can act on. */
export const refusalOf = (error: unknown) =>
  error instanceof ApiError && [409, 422].includes(error.status) ? error.message : undefined

/** Whether the session has expired, as opposed to a sign-in that was refused. */
export const isSignedOut = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.code !== 'signInFailed'

/** Edit conflict: somebody else changed the record since it was read. */
export const isStale = (error: unknown) => error instanceof ApiError && error.code === 'changedMeanwhile'

export async function errorFrom(response: Response) {
  const body: Partial<ErrorBody> | null = await response.json().catch(() => null)
  const {
    code = 'unknown',
    message = `${response.status} ${response.statusText}`,
    details,
  } = body?.error ?? {}
  return new ApiError(response.status, code, message, details)
}
