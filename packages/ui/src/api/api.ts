import { ApiError, errorFrom } from './api-error.ts'

/** Validates an answer: a zod schema, or a smaller check where the bundle must stay small. */
type Contract<T> = { parse: (answer: unknown) => T }

const JSON_TYPE = 'application/json'

type More = { headers?: Record<string, string>; signal?: AbortSignal }

const send = async (method: string, path: string, body?: unknown, type = JSON_TYPE, more: More = {}) => {
  const request: RequestInit = { ...more, method, headers: { accept: JSON_TYPE, ...more.headers } }
  if (body !== undefined) {
    request.body = type === JSON_TYPE ? JSON.stringify(body) : String(body)
    request.headers = { ...request.headers, 'content-type': type }
  }
  const response = await fetch(path, request).catch((cause) => {
    throw new ApiError(0, 'unreachable', String(cause))
  })
  if (!response.ok) throw await errorFrom(response)
  return response
}

/** The server's calls. An answer that is not OK is thrown as an ApiError; one that breaks its contract, as a ZodError. */
export const api = {
  get: async <T>(path: string, contract: Contract<T>) =>
    contract.parse(await (await send('GET', path)).json()),
  getText: async (path: string) => (await send('GET', path)).text(),
  post: async <T>(path: string, body: unknown, contract: Contract<T>, more?: More) =>
    contract.parse(await (await send('POST', path, body, JSON_TYPE, more)).json()),
  patch: async <T>(path: string, body: unknown, contract: Contract<T>) =>
    contract.parse(await (await send('PATCH', path, body)).json()),
  delete: async (path: string) => {
    await send('DELETE', path)
  },
  postText: async <T>(path: string, text: string, contract: Contract<T>) =>
    contract.parse(await (await send('POST', path, text, 'text/plain')).json()),
}
