import { ApiError, errorFrom } from './api-error.ts'

const JSON_TYPE = 'application/json'

/** Longer than the server takes for any answer: for a photo that arrives slowly, then a few slow statements. */
const PATIENCE_MS = 60_000
/** For what takes minutes: a backup, a large file on a slow line. */
export const SLOW_PATIENCE_MS = 15 * 60_000

/** Ends a request that hangs. */
export const patience = (slow = false) => AbortSignal.timeout(slow ? SLOW_PATIENCE_MS : PATIENCE_MS)

/** The failure of a request that got no answer, or not a whole one. */
export const noAnswer = (method: string, cause: unknown) =>
  new ApiError(0, method === 'GET' ? 'unreachable' : 'notSent', String(cause))

type More = { headers?: Record<string, string>; signal?: AbortSignal }

/**
 * Sends a request now or never; a body is JSON unless a header says otherwise. Throws an ApiError unless the answer is OK:
 * "notSent" for an action without an answer.
 */
export async function send(
  method: string,
  address: string,
  body?: string,
  { headers: more, signal = patience() }: More = {},
) {
  const headers = { accept: JSON_TYPE, ...(body && { 'content-type': JSON_TYPE }), ...more }
  const response = await fetch(address, { method, body, headers, signal }).catch((cause) => {
    throw noAnswer(method, cause)
  })
  if (!response.ok) throw await errorFrom(response)
  return response
}
