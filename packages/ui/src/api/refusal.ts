import type { ErrorCode } from '@nightshift/shared/errors'
import { ApiError } from './api-error.ts'

/** Changed meanwhile, not valid: the server's message says what to do differently. */
const REFUSALS = [409, 422]

/** The server's own words for a failed call, if its status or code is among these. */
export const refusalOf = (error: unknown, refusals: readonly (number | ErrorCode)[] = REFUSALS) =>
  error instanceof ApiError && refusals.some((one) => one === error.status || one === error.code)
    ? error.message
    : undefined

/** The same for calls that change a person: a 403 says whose level or which username is in the way. */
export const refusalAboutPerson = (error: unknown) => refusalOf(error, [403, ...REFUSALS])

/** Whether a call failed for this named reason. */
export const hasCode = (error: unknown, code: ErrorCode) => error instanceof ApiError && error.code === code

/** Edit conflict: somebody else changed the record since it was read. */
export const isStale = (error: unknown) => hasCode(error, 'changedMeanwhile')
