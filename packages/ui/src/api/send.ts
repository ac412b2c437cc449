import { ApiError, errorFrom } from './api-error.ts'

const JSON_TYPE = 'application/json'

type More = { headers?: Record<string, string>; signal?: AbortSignal }

/** Sends a request; a body is JSON unless a header says otherwise. Throws an ApiError unless the answer is OK. */
export async function send(method: string, address: string, body?: string, more?: More) {
  const headers = { accept: JSON_TYPE, ...(body && { 'content-type': JSON_TYPE }), ...more?.headers }
  const response = await fetch(address, { ...more, method, body, headers }).catch((cause) => {
    throw new ApiError(0, 'unreachable', String(cause))
  })
  if (!response.ok) throw await errorFrom(response)
  return response
}
