import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const source = readFileSync(new URL('../../../../../public/roll-call-sw.js', import.meta.url), 'utf8')
const PAGE = '<script src="/color-scheme.js"></script>'

type Network = (request: unknown, options?: { signal?: AbortSignal }) => Promise<Response>
type Answer = Promise<Response | undefined>

/** The worker with this network and cache; answers what it responds to a reload of the page. */
function reload(network: Network, copy?: Response): Answer {
  const listeners: Record<string, (event: unknown) => void> = {}
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener
    },
    location: { origin: 'https://haunt.test' },
  }
  new Function('self', 'caches', 'fetch', source)(self, { match: async () => copy }, network)
  const request = { url: 'https://haunt.test/employee/admin/roll-call', method: 'GET', mode: 'navigate' }
  let answer: Answer = Promise.resolve(undefined)
  listeners.fetch!({
    request,
    respondWith: (given: Answer) => {
      answer = given
    },
  })
  return answer
}

/** Answers after so many milliseconds, unless it was given up. */
const after =
  (ms: number, body: string): Network =>
  (_, { signal } = {}) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(new Response(body)), ms)
      if (signal?.aborted) reject(signal.reason)
    })

test.each([
  ['the page of the network, where there is one', after(0, PAGE), PAGE],
  ['the copy without a network', () => Promise.reject(new TypeError('Failed to fetch')), 'copy'],
  ['the copy where a captive portal answers', after(0, 'Please sign in to our wifi'), 'copy'],
])('a reload during a roll-call shows %s', async (_, network, shown) => {
  const answer = await reload(network, new Response('copy'))
  expect(await answer?.text()).toBe(shown)
})

test('without a copy, as between roll-calls, a slow network is waited for', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  const answer = await reload(after(5, PAGE))
  expect(await answer?.text()).toBe(PAGE)
  limit.mockRestore()
})
