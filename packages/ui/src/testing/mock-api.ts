import { vi } from 'vitest'

type Answer = { status?: number; body?: unknown }
// biome-ignore lint/suspicious/noExplicitAny: a test knows what it sends
type Sent = { method: string; path: string; body: any }
type Found = Answer | Response | undefined
type Reply = Answer | ((sent: Sent) => Found | Promise<Found>)

export const NOT_SIGNED_IN: Answer = {
  status: 401,
  body: { error: { code: 'notSignedIn', message: 'Please login.' } },
}
const NOT_FOUND: Answer = { status: 404, body: { error: { code: 'notFound', message: 'Not found.' } } }

/** 'PATCH /api/users/7' is of one method, '/api/users/7' of any, and '*' stands for any part of a path. */
function fits(key: string, { method, path }: Sent) {
  const [, ofMethod, pattern] = /^(?:([A-Z]+) )?(.*)$/.exec(key)!
  if (ofMethod && ofMethod !== method) return false
  const parts = pattern!.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(path)
}

/**
 * Mocks the API. The first reply that fits is given, one that is undefined leaves it to the next, and any other call gets
 * a 404. `sent` has what was written.
 */
export function mockApi(replies: Record<string, Reply>) {
  const sent: Sent[] = []
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, request) => {
    const { method = 'GET', body: text } = request ?? {}
    const call = { method, path: String(input), body: text ? bodyOf(String(text)) : undefined }
    if (method !== 'GET') sent.push(call)
    for (const [key, reply] of Object.entries(replies)) {
      if (!fits(key, call)) continue
      const found = typeof reply === 'function' ? await reply(call) : reply
      if (found) return responseOf(found)
    }
    return responseOf(NOT_FOUND)
  })
  return Object.assign(fetch, { sent })
}

/** What was sent, if it is JSON, or the text itself. */
function bodyOf(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function responseOf(answer: Answer | Response) {
  if (answer instanceof Response) return answer
  const { status = 200, body } = answer
  if (status === 204) return new Response(null, { status })
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
}
