// @vitest-environment jsdom

import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUTH } from './auth.texts.ts'
import { holdSession } from './hold-session.ts'
import { watchSession } from './watch-session.ts'

const MINUTE = 60_000
const ENDING = 'Your session is about to expire. Do you want to stay signed in?'
const OVER = 'Your session has expired. Please login again.'
const leave = vi.fn()
const refetchMe = vi.fn()
let stop = () => {}

const endIn = (ms: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `FM_SESS=${Date.now() + ms}; path=/`
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'Date'] })
  leave.mockClear()
  refetchMe.mockClear()
  render(<DialogHost />)
  endIn(8 * MINUTE)
  stop = watchSession({ leave, refetchMe })
})

afterEach(() => {
  act(stop)
  vi.useRealTimers()
})

test('shows nothing until five minutes are left, and checks once a minute', async () => {
  await pass(2 * MINUTE)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await pass(MINUTE)
  expect(screen.getByText(ENDING)).toBeTruthy()
})

test('Okay refreshes the session and the checks go on', async () => {
  const { id, username } = person()
  const refresh = vi.fn(() => {
    endIn(8 * MINUTE)
    return { body: { id, username } }
  })
  mockApi({ '/api/users/refresh-login': refresh })
  await pass(3 * MINUTE)
  await press('Okay')
  expect(refresh).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await pass(3 * MINUTE)
  expect(screen.getByText(ENDING)).toBeTruthy()
})

test('Cancel logs out', async () => {
  await pass(3 * MINUTE)
  await press('Cancel')
  expect(leave).toHaveBeenCalledOnce()
})

test('a refresh that fails shows an error and then logs out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const read = vi.spyOn(window, 'alert').mockImplementation(() => expect(leave).not.toHaveBeenCalled())
  mockApi({})
  await pass(3 * MINUTE)
  await press('Okay')
  expect(read).toHaveBeenCalledExactlyOnceWith('Unable to refresh session. Please login again.')
  expect(leave).toHaveBeenCalledOnce()
})

test('without a network nobody is logged out: what was typed stays, and the question comes again', async () => {
  const refresh = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await pass(3 * MINUTE)
  await press('Okay')
  expect(screen.getByText(AUTH.unreachable)).toBeTruthy()
  await press('Okay')
  expect(leave).not.toHaveBeenCalled()
  expect(screen.getByText(ENDING)).toBeTruthy()
  await press('Okay')
  expect(refresh).toHaveBeenCalledTimes(2)
  await pass(5 * MINUTE)
  expect(screen.queryByText(AUTH.unreachable)).toBeNull()
  expect(screen.getByText(OVER)).toBeTruthy()
  await press('Okay')
})

test('an unanswered warning is replaced by the message that the session has ended', async () => {
  await pass(8 * MINUTE)
  expect(screen.queryByText(ENDING)).toBeNull()
  expect(screen.getByText(OVER)).toBeTruthy()
  expect(leave).not.toHaveBeenCalled()
  await press('Okay')
  expect(leave).toHaveBeenCalledOnce()
})

test('a refresh in another tab closes the warning', async () => {
  await pass(3 * MINUTE)
  endIn(60 * MINUTE)
  await pass(MINUTE)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(leave).not.toHaveBeenCalled()
})

test.each([
  ['becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['has the focus again', () => window.dispatchEvent(new Event('focus'))],
])('a page that was suspended past the expiry shows the message as soon as it %s', async (_, wake) => {
  vi.setSystemTime(Date.now() + 60 * MINUTE)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  act(() => void wake())
  expect(screen.getByText(OVER)).toBeTruthy()
  await press('Okay')
})

test('the message that the session has ended stays open after a 401 has redirected to the login', async () => {
  await pass(8 * MINUTE)
  act(stop)
  expect(screen.getByText(OVER)).toBeTruthy()
  await press('Okay')
  expect(leave).not.toHaveBeenCalled()
})

test('a logout in another tab is detected, and is not taken for a session without an expiry', async () => {
  endIn(-1)
  // biome-ignore lint/suspicious/noDocumentCookie: as the server takes it back
  document.cookie = 'FM_SESS=; path=/; max-age=0'
  await pass(MINUTE)
  expect(refetchMe).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a page that holds the session is neither covered by a question nor left without a network', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refresh = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await pass(3 * MINUTE)
  expect(screen.getByText(ENDING)).toBeTruthy()
  let release = () => {}
  act(() => {
    release = holdSession()
  })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await pass(20 * MINUTE)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(refresh.mock.calls.length).toBeGreaterThan(20)
  expect(leave).not.toHaveBeenCalled()
  act(release)
  expect(screen.getByText(OVER)).toBeTruthy()
  await press('Okay')
})
