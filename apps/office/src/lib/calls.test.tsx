// @vitest-environment jsdom
import { get, post } from '@nightshift/shared/calls'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { queryOf, readAgain, useCall } from './calls.ts'
import { queryClient } from './query-client.ts'

const READ = get('/api/read', { may: 'signedIn', reads: ['punch'], answer: z.string() })
const OTHER = get('/api/other', { may: 'signedIn', reads: ['site'], answer: z.string() })
const WRITE = post('/api/write', { may: 'signedIn', changes: ['punch'], body: z.string() })

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

function open() {
  const fetch = mockApi({
    '/api/read': { body: '"read"' },
    '/api/other': { body: '"other"' },
    '/api/write': { body: '' },
    '/api/several': { body: '"several"' },
  })
  const asked = (path: string) => fetch.mock.calls.filter(([address]) => address === path).length
  const screen = () => {
    useQuery(queryOf(READ))
    useQuery(queryOf(OTHER))
    useQuery({
      queryKey: ['several'],
      queryFn: () => globalThis.fetch('/api/several').then(() => 1),
      meta: { reads: ['punch', 'payPeriod'] },
    })
    return useCall(WRITE, 'Unable to write.')
  }
  return { fetch, asked, ...renderHook(screen, { wrapper }) }
}

const everythingRead = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))

test('an act reads again what shows what it changed, once, and nothing else', async () => {
  const { asked, result } = open()
  await everythingRead()
  await act(() => result.current({ body: 'a' }))
  expect([asked('/api/write'), asked('/api/read'), asked('/api/other')]).toEqual([1, 2, 1])
})

test.each([[['again']], [['punch', 'payPeriod']]] as const)(
  'after %j nothing is read twice',
  async (kinds) => {
    const { asked } = open()
    await everythingRead()
    await act(() => readAgain(queryClient, kinds))
    expect([asked('/api/read'), asked('/api/several')]).toEqual([2, 2])
  },
)

test('the same act twice is one request, and another one waits for it', async () => {
  const { asked, result } = open()
  const call = result.current
  await act(() => Promise.all([call({ body: 'a' }), call({ body: 'a' })]))
  expect(asked('/api/write')).toBe(1)
  await act(() => Promise.all([call({ body: 'a' }), call({ body: 'b' })]))
  expect(asked('/api/write')).toBe(3)
})

test('an act is done although what it changed cannot be read again', async () => {
  const { fetch, asked, result } = open()
  await everythingRead()
  vi.useFakeTimers()
  fetch.mockResolvedValueOnce(new Response(null, { status: 204 })).mockReturnValue(new Promise(() => {}))
  let done = false
  await act(async () => {
    void result.current({ body: 'a' }).then(() => {
      done = true
    })
    await vi.advanceTimersByTimeAsync(2_900)
  })
  expect([done, asked('/api/read')]).toEqual([false, 2])
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(done).toBe(true)
  vi.useRealTimers()
  await act(() => queryClient.cancelQueries())
})

test('a call that hangs ends, and so does the wait of the next one', async () => {
  const { fetch, asked, result } = open()
  await everythingRead()
  const alert = vi.spyOn(dialogs, 'alert').mockResolvedValue()
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  fetch.mockImplementationOnce(
    (_, request) =>
      new Promise((_resolve, reject) => {
        const { signal } = request!
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const both = [result.current({ body: 'a' }), result.current({ body: 'b' })]
  await vi.waitFor(() => expect(asked('/api/write')).toBe(1))
  limit.abort()
  expect(await act(() => Promise.all(both))).toEqual([undefined, null])
  expect(asked('/api/write')).toBe(2)
  expect(alert.mock.calls).toEqual([[expect.objectContaining({ text: STATES.noAnswer })]])
})

test('a failure is shown in words and resolves to nothing; an attempt rejects', async () => {
  const { fetch, result } = open()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const alert = vi.spyOn(dialogs, 'alert').mockResolvedValue()
  fetch.mockImplementation(async () => new Response('{}', { status: 500 }))
  expect(await act(() => result.current({ body: 'a' }))).toBeUndefined()
  expect(alert).toHaveBeenCalledWith(expect.objectContaining({ text: 'Unable to write.' }))
  await act(() => expect(result.current.attempt({ body: 'a' })).rejects.toMatchObject({ status: 500 }))
})
