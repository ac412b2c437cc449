import type { ErrorBody } from '@nightshift/shared/errors'

/** A call that did not answer OK. Status 0: no answer came at all. */
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

/** The server's own words, where it refused for a reason that tells people what to do differently. */
export const refusalOf = (error: unknown) =>
  error instanceof ApiError && [409, 422].includes(error.status) ? error.message : undefined

/** Whether the session is gone, as opposed to a sign-in that was refused. */
export const isSignedOut = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.code !== 'signInFailed'

/** Whether somebody else changed the record since it was read. */
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
