import { afterEach, expect, test, vi } from 'vitest'
import { createOutageLog } from './outage-log.ts'

afterEach(() => vi.useRealTimers())

test('an outage is one line when it begins and one when it is over, however many calls fail', () => {
  vi.useFakeTimers()
  const lines: [string, object][] = []
  const log = {
    error: (details: object, message: string) => void lines.push([message, details]),
    warn: (details: object, message: string) => void lines.push([message, details]),
  }
  const tell = createOutageLog()
  const failure = { code: 'ECONNREFUSED' }
  for (let call = 0; call < 500; call += 1) {
    tell(log, failure)
    vi.advanceTimersByTime(10)
  }
  expect(lines).toEqual([[expect.stringContaining('503'), { failure }]])
  vi.advanceTimersByTime(2_000)
  expect(lines.slice(1)).toEqual([[expect.stringContaining('no longer'), { calls: 500, seconds: 7 }]])
  tell(log, failure)
  expect(lines).toHaveLength(3)
})
