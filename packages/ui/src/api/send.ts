import { ApiError, errorFrom } from './api-error.ts'

const JSON_TYPE = 'application/json'

type More = { headers?: Record<string, string>; signal?: AbortSignal }

/**
 * Sends a request now or never; a body is JSON unless a header says otherwise. Throws an ApiError unless the answer is OK:
 * "notSent" for an action without an answer.
 */
export async function send(method: string, address: string, body?: string, more?: More) {
  const headers = { accept: JSON_TYPE, ...(body && { 'content-type': JSON_TYPE }), ...more?.headers }
  const response = await fetch(address, { ...more, method, body, headers }).catch((cause) => {
    throw new ApiError(0, method === 'GET' ? 'unreachable' : 'notSent', String(cause))
  })
  if (!response.ok) throw await errorFrom(response)
  return response
}
