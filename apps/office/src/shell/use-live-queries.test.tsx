// @vitest-environment jsdom

import type { LiveEvent } from '@nightshift/shared/audit/live'
import { post } from '@nightshift/shared/calls'
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryOf, readAgain, useCall } from '../lib/calls.ts'
import { useLiveQueries } from './use-live-queries.ts'

type Hear = (message: { data: string }) => void

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Live events come when `hear` is called. */
function open(queries: QueryClient) {
  const heard = new Map<string, Hear>()
  const source = { addEventListener: (name: string, hear: Hear) => heard.set(name, hear), close() {} }
  vi.stubGlobal(
    'EventSource',
    vi.fn(function stub() {
      return source
    }),
  )
  const { unmount } = renderHook(useLiveQueries, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  onTestFinished(unmount)
  return (kind: LiveEvent['kind']) =>
    heard.get(kind)!({ data: JSON.stringify({ kind, festivalId: 1, night: '2024-10-04' }) })
}

test.each<LiveEvent['kind']>(['plan', 'plannedNight', 'punch', 'employee', 'setting', 'night'])(
  'the board of the evening is read again after %s',
  (kind) => {
    const queries = new QueryClient()
    const { queryKey, meta } = queryOf(TONIGHT_CALLS.read, { query: { festivalId: 1 } })
    queries
      .getQueryCache()
      .build(queries, { queryKey: [...queryKey], meta })
      .setData({})
    const hear = open(queries)
    hear(kind)
    vi.advanceTimersByTime(2_000)
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  },
)

/** A screen with a query of what punches change, which counts how often it is read. */
async function shown() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const read = vi.fn(async () => 'read')
  const query = { queryKey: ['shown'], queryFn: read, meta: { reads: ['punch', 'attention'] } } as const
  const hear = open(queries)
  onTestFinished(new QueryObserver(queries, query).subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toHaveBeenCalledTimes(1)
  read.mockClear()
  const reread = () => readAgain(queries, ['punch'])
  const passes = () => vi.advanceTimersByTimeAsync(2_000)
  return { queries, read, hear, reread, passes, key: query.queryKey }
}

test('an act whose event comes before it reads again is not read twice', async () => {
  const { read, hear, reread, passes } = await shown()
  hear('punch')
  await reread()
  await passes()
  expect(read).toHaveBeenCalledTimes(1)
})

test('two events that a query shows are read once', async () => {
  const { read, hear, passes } = await shown()
  hear('punch')
  hear('attention')
  await passes()
  expect(read).toHaveBeenCalledTimes(1)
})

test('what somebody else changed after it was asked for is read', async () => {
  const { read, hear, reread, passes } = await shown()
  hear('punch')
  await reread()
  hear('punch')
  await passes()
  expect(read).toHaveBeenCalledTimes(2)
})

test('an answer that was asked for before the event and comes after it does not count', async () => {
  const { read, hear, reread, passes } = await shown()
  read.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 100, 'before')))
  const slow = reread()
  hear('punch')
  await vi.advanceTimersByTimeAsync(200)
  await slow
  await passes()
  expect(read).toHaveBeenCalledTimes(2)
})

test.each([
  ['failed', () => Promise.reject(new Error('gone'))],
  ['was cancelled', () => new Promise<string>(() => {})],
])('a reading that %s does not count', async (_, reading) => {
  const { queries, read, hear, reread, passes, key } = await shown()
  hear('punch')
  read.mockImplementationOnce(reading)
  void reread()
  await vi.advanceTimersByTimeAsync(0)
  await queries.cancelQueries({ queryKey: key })
  await passes()
  expect(read).toHaveBeenCalledTimes(2)
})

test('an act whose event comes shortly after its answer is not read twice', async () => {
  const { queries, read, hear, passes } = await shown()
  mockApi({ '/api/write': { body: '' } })
  const write = post('/api/write', { may: 'signedIn', changes: ['punch', 'site'] })
  const { result } = renderHook(() => useCall(write, 'Unable to write.'), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  const acting = act(() => result.current())
  await vi.advanceTimersByTimeAsync(30)
  hear('punch')
  await passes()
  await acting
  expect(read).toHaveBeenCalledTimes(1)
})

test('an event during the first reading of a query is not missed', async () => {
  const queries = new QueryClient()
  const hear = open(queries)
  const read = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 3_000, 'read')))
  const query = { queryKey: ['first'], queryFn: read, meta: { reads: ['punch'] } } as const
  onTestFinished(new QueryObserver(queries, query).subscribe(() => {}))
  hear('site')
  await vi.advanceTimersByTimeAsync(10)
  hear('punch')
  await vi.advanceTimersByTimeAsync(2_900)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toHaveBeenCalledTimes(2)
})
