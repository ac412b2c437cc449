import type { Calls } from '@nightshift/shared/calls'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { mockApi } from '../testing/mock-api.ts'
import { callApi, callChecked } from './api.ts'
import { ApiError } from './api-error.ts'

const Count = z.object({ count: z.number() })

const CALLS = {
  count: { method: 'GET', may: 'open', path: '/api/users/count', answer: Count },
  clockIn: {
    method: 'POST',
    may: 'open',
    path: '/api/clockin',
    body: z.union([z.string(), Count]),
    answer: Count,
  },
  clockOut: { method: 'POST', may: 'open', path: '/api/clockout', body: Count.optional(), answer: Count },
  edit: {
    method: 'PATCH',
    may: 'open',
    path: '/api/users/:id',
    params: z.object({ id: z.string() }),
    body: Count,
    answer: Count,
  },
  remove: {
    method: 'DELETE',
    may: 'open',
    path: '/api/timeclock/:id',
    params: z.object({ id: z.string() }),
    answer: z.null(),
    answerAs: 'nothing',
  },
  whoAmI: { method: 'GET', may: 'open', path: '/api/users/whoAmI', answer: z.string(), answerAs: 'text' },
} as const satisfies Calls

test('answers what the contract promises', async () => {
  mockApi({ '/api/users/count': { body: { count: 3 } } })
  expect(await callApi(CALLS.count)).toEqual({ count: 3 })
})

test('refuses an answer that breaks its contract where it is kept', async () => {
  mockApi({ '/api/users/count': { body: { count: 'three' } } })
  await expect(callChecked(CALLS.count)).rejects.toThrow(z.ZodError)
})

test('a call is made without its schemas, too', async () => {
  const fetch = mockApi({ '/api/users/7': { body: { count: 3 } } })
  const { method, path } = CALLS.edit
  const { signal } = new AbortController()
  const inputs = { params: { id: 7 }, body: { count: 2 }, signal }
  expect(await callApi<typeof CALLS.edit>({ method, path }, inputs)).toEqual({ count: 3 })
  await callApi(CALLS.edit, inputs)
  expect(fetch.mock.calls[0]).toEqual(fetch.mock.calls[1])
})

test('reads an answer that is text, and none where there is none', async () => {
  mockApi({ '/api/users/whoAmI': { body: 'ash' }, '/api/timeclock/7': { body: '' } })
  expect(await callApi(CALLS.whoAmI)).toBe('ash')
  expect(await callApi(CALLS.remove, { params: { id: 7 } })).toBeNull()
})

test('sends method, parameters, headers and a body as JSON', async () => {
  const fetch = mockApi({ '/api/users/a%2Fb': { body: { count: 3 } } })
  await callApi(CALLS.edit, {
    params: { id: 'a/b' },
    body: { count: 2 },
    headers: { 'idempotency-key': 'k' },
  })
  const [[path, request]] = fetch.mock.calls as [Parameters<typeof globalThis.fetch>]
  expect([path, request]).toEqual([
    '/api/users/a%2Fb',
    {
      method: 'PATCH',
      body: '{"count":2}',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'k' },
      signal: expect.any(AbortSignal),
    },
  ])
})

test('sends a string as plain text, and no content type without a body', async () => {
  const fetch = mockApi({ '/api/clockin': { body: { count: 3 } }, '/api/clockout': { body: { count: 3 } } })
  await callApi(CALLS.clockIn, { body: '7' })
  await callApi(CALLS.clockOut, { body: undefined })
  const [clockIn, clockOut] = fetch.mock.calls.map(([, request]) => request)
  expect(clockIn).toMatchObject({ body: '7', headers: { 'content-type': 'text/plain' } })
  expect(clockOut?.headers).toEqual({ accept: 'application/json' })
})

test('takes what the call takes: what is missing or too much does not compile', () => {
  const calls = [
    // @ts-expect-error: the id is missing.
    () => callApi(CALLS.edit, { body: { count: 2 } }),
    // @ts-expect-error: the body is missing.
    () => callApi(CALLS.edit, { params: { id: 1 } }),
    // @ts-expect-error: the body is another one.
    () => callApi(CALLS.edit, { params: { id: 1 }, body: { count: 'two' } }),
    // @ts-expect-error: it takes no parameters.
    () => callApi(CALLS.count, { params: { id: 1 } }),
  ]
  expect(calls).toHaveLength(4)
})

test('throws the status, the code and the words of a named failure', async () => {
  mockApi({ '/api/clockin': { status: 409, body: { error: { code: 'taken', message: 'Already there.' } } } })
  const failure = await callApi(CALLS.clockIn, { body: '7' }).catch((error) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 409, code: 'taken', message: 'Already there.' })
})

test('survives a failure that is no JSON, as a proxy gives it', async () => {
  mockApi({ '/api/users/count': { status: 502, body: '<h1>Bad gateway</h1>' } })
  await expect(callApi(CALLS.count)).rejects.toMatchObject({ status: 502, code: 'unknown' })
})

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
const begins = (signal: AbortSignal) =>
  Promise.resolve(
    new Response(new ReadableStream({ start: (body) => void never(signal).catch((end) => body.error(end)) })),
  )

test.each([
  ['is never answered', never],
  ['is answered, but never to the end', begins],
])('a call that %s ends after a minute, as one without an answer', async (_, hang) => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  vi.spyOn(globalThis, 'fetch').mockImplementation((_path, request) => hang(request!.signal!))
  const failures = [callApi(CALLS.count), callApi(CALLS.clockOut)].map((call) => call.catch((error) => error))
  await new Promise((resolve) => setTimeout(resolve))
  limit.abort(new DOMException('', 'TimeoutError'))
  expect(await Promise.all(failures)).toMatchObject([
    { status: 0, code: 'unreachable' },
    { status: 0, code: 'notSent' },
  ])
  expect(timeout.mock.calls).toEqual([[60_000], [60_000]])
})

test('a call that may take minutes is given them, and one may bring a limit of its own', async () => {
  mockApi({ '/api/users/count': { body: { count: 3 } } })
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await callApi({ ...CALLS.count, slow: true })
  expect(timeout).toHaveBeenLastCalledWith(15 * 60_000)
  timeout.mockClear()
  await callApi(CALLS.count, { signal: new AbortController().signal })
  expect(timeout).not.toHaveBeenCalled()
})

test('has status 0 when no answer came', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(callApi(CALLS.whoAmI)).rejects.toMatchObject({ status: 0, code: 'unreachable' })
  await expect(callApi(CALLS.clockOut)).rejects.toMatchObject({ status: 0, code: 'notSent' })
})
