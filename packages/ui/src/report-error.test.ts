// @vitest-environment jsdom
import { BrowserErrorReport } from '@nightshift/shared/system/health/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api/api-error.ts'

const sent = vi.fn<(address: string, body: Blob) => boolean>()

/** The module as a new page load has it. */
async function load() {
  vi.resetModules()
  return import('./report-error.ts')
}

const bodyOf = async (call: number) => JSON.parse(await textOf(sent.mock.calls[call]![1]))

/** jsdom's Blob has no text(). */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(blob)
  })

beforeEach(() => {
  sent.mockReset()
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true })
  window.history.replaceState(null, '', '/employee/todo?person=sam')
})

test('a report has the release, the path without its query, and the frames of our own files', async () => {
  const { reportBrowserError } = await load()
  const error = new Error('broken')
  error.stack = `Error: broken
    at t (https://venue.example/assets/todo-page-Ab1-2.js:1:234)
    at chrome-extension://abc/inject.js:1:1
    at https://venue.example/assets/common-x.js:2:5`
  reportBrowserError('boundary', error)
  expect(sent.mock.calls[0]![0]).toBe('/api/errors')
  expect(sent.mock.calls[0]![1].type).toBe('application/json')
  const body = await bodyOf(0)
  expect(body).toEqual({
    kind: 'boundary',
    message: 'broken',
    frames: ['/assets/todo-page-Ab1-2.js:1:234', '/assets/common-x.js:2:5'],
    page: '/employee/todo',
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
  expect(BrowserErrorReport.safeParse(body).success).toBe(true)
})

test('a failed call brings its request id along', async () => {
  const { reportBrowserError } = await load()
  const requestId = '4f9b8a52-9e43-4ad4-8f9a-6a1c4e3b7d10'
  reportBrowserError(
    'rejection',
    new ApiError(500, 'internal', 'Something went wrong.', undefined, requestId),
  )
  expect(await bodyOf(0)).toMatchObject({ message: 'Something went wrong.', requestId })
})

test.each([
  ['a text', 'broken', 'broken'],
  ['nothing', undefined, 'undefined'],
  ['an object', { code: 7 }, '[object Object]'],
  ['a long text', 'x'.repeat(400), 'x'.repeat(300)],
])('%s that was thrown is reported', async (_, thrown, message) => {
  const { reportBrowserError } = await load()
  reportBrowserError('rejection', thrown)
  const body = await bodyOf(0)
  expect(body).toMatchObject({ message })
  expect(BrowserErrorReport.safeParse(body).success).toBe(true)
})

test('each error is sent once, and five of a page load at most', async () => {
  const { reportBrowserError } = await load()
  for (let n = 0; n < 3; n += 1) reportBrowserError('uncaught', 'again')
  expect(sent).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 10; n += 1) reportBrowserError('uncaught', `error ${n}`)
  expect(sent).toHaveBeenCalledTimes(5)
})

test('errors that nothing catches are reported', async () => {
  const { watchErrors } = await load()
  watchErrors()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), message: 'Uncaught thrown' }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }))
  const bodies = await Promise.all([0, 1, 2].map(bodyOf))
  expect(bodies.map(({ kind, message }) => [kind, message])).toEqual([
    ['uncaught', 'thrown'],
    ['uncaught', 'Script error.'],
    ['rejection', 'rejected'],
  ])
})
