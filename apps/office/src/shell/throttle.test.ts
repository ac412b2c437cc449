import { beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

test('events are collected and passed on once each', () => {
  const pass = vi.fn()
  const { add } = throttle(pass, 1_000)
  for (const kind of ['punch', 'punch', 'employee']) add(kind)
  expect(pass).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(pass.mock.calls).toEqual([['punch'], ['employee']])
})

test('with a leading edge the first is passed on at once, and a storm at its pace', () => {
  const pass = vi.fn()
  const { add } = throttle(pass, 250, { leading: true })
  add('plan')
  expect(pass).toHaveBeenCalledTimes(1)
  // 20 events within a second.
  for (let event = 0; event < 20; event++) {
    vi.advanceTimersByTime(50)
    add('plan')
  }
  expect(pass).toHaveBeenCalledTimes(5)
  vi.advanceTimersByTime(5_000)
  expect(pass).toHaveBeenCalledTimes(6)
  add('plan')
  expect(pass).toHaveBeenCalledTimes(7)
})

test('nothing is passed on after the end', () => {
  const pass = vi.fn()
  const { add, stop } = throttle(pass, 250)
  add('plan')
  stop()
  vi.advanceTimersByTime(1_000)
  expect(pass).not.toHaveBeenCalled()
})
