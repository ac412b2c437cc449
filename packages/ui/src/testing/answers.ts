import { vi } from 'vitest'

type Answer = { status?: number; body: unknown }

/** Mocks fetch: each path returns the given answer, any other a 404. */
export function answer(paths: Record<string, Answer | (() => Answer | Promise<Answer>)>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    const found = paths[String(path)] ?? {
      status: 404,
      body: { error: { code: 'notFound', message: 'Not found.' } },
    }
    const { status = 200, body } = typeof found === 'function' ? await found() : found
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}

export const NOT_SIGNED_IN: Answer = {
  status: 401,
  body: { error: { code: 'notSignedIn', message: 'Please login.' } },
}
