// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OfflineKiosk } from '../offline/offline-kiosk.ts'
import { SESSION_MS } from './scanner.ts'
import { useScanner } from './use-scanner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kiosk = new OfflineKiosk()

function startScanner({ enrolled = false } = {}) {
  const { result } = renderHook(() =>
    useScanner({ kiosk, connection: 'online', enrolled, onUnreachable: () => {} }),
  )
  const press = (kind: 'start' | 'stop') => act(() => result.current.dispatch({ kind }))
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  if (!enrolled) press('start')
  const scan = () =>
    act(() => result.current.dispatch({ kind: 'badge', code: 'FM-BADGE:x', key: 'key', at: Date.now() }))
  return { scan, isOn: () => result.current.on, press, wait }
}

test('scanning ends with the button', () => {
  const { isOn, press } = startScanner()
  expect(isOn()).toBe(true)
  press('stop')
  expect(isOn()).toBe(false)
})

test('scanning ends by itself after the session timeout, counted from the latest start', () => {
  const { isOn, press, wait } = startScanner()
  wait(SESSION_MS - 1)
  expect(isOn()).toBe(true)
  wait(1)
  expect(isOn()).toBe(false)

  press('start')
  wait(SESSION_MS - 1)
  press('stop')
  press('start')
  wait(SESSION_MS - 1)
  expect(isOn()).toBe(true)
  wait(1)
  expect(isOn()).toBe(false)
})

test('an enrolled kiosk starts by itself, and ends five minutes after the latest scan', () => {
  const { isOn, press, scan, wait } = startScanner({ enrolled: true })
  expect(isOn()).toBe(true)
  wait(SESSION_MS - 1)
  scan()
  wait(SESSION_MS - 1)
  expect(isOn()).toBe(true)
  wait(SESSION_MS)
  expect(isOn()).toBe(false)

  press('start')
  expect(isOn()).toBe(true)
})
