import { describe, expect, test } from 'vitest'
import { correctedTime, judgeTimes, measureSkew, observe, resumeClock, storedClock } from './kiosk-clock.ts'

const HOUR = 3_600_000
const SERVER = Date.parse('2024-10-04T21:00:00Z')
const at = (wall: number, mono: number) => ({ wall, mono })

test('the skew is measured at the middle of the request, whatever happens to the wall clock before', () => {
  const clock = measureSkew(new Date(SERVER).toISOString(), at(0, 1_000), at(SERVER + 60_000 + 200, 1_400))
  expect(clock.skewMs).toBe(60_000)
  expect(correctedTime(clock, at(SERVER + 65_000, 9_000))).toEqual(new Date(SERVER + 5_000))
})

describe('a wall clock that moves against the monotonic one', () => {
  const measured = measureSkew(new Date(SERVER).toISOString(), at(SERVER, 0), at(SERVER, 0))
  test.each([
    ['not at all, for hours', [at(SERVER + 9 * HOUR, 9 * HOUR)], undefined],
    ['by less than 5 seconds', [at(SERVER + 5_000, 0)], undefined],
    ['forward', [at(SERVER + HOUR, 60_000)], 'forward'],
    ['back', [at(SERVER - HOUR, 60_000)], 'back'],
    ['forward, and still so later', [at(SERVER + HOUR, 0), at(SERVER + 2 * HOUR, HOUR)], 'forward'],
    ['forward and back again', [at(SERVER + HOUR, 0), at(SERVER + 60_000, 60_000)], 'back'],
  ])('%s', (_, readings, jump) => {
    expect(readings.reduce(observe, measured).jump).toBe(jump)
  })

  test('counts as a jump until the next measurement', () => {
    const jumped = observe(measured, at(SERVER - HOUR, 0))
    expect(observe(jumped, at(SERVER, 1_000)).jump).toBe('back')
    expect(measureSkew(new Date(SERVER).toISOString(), at(SERVER, 0), at(SERVER, 0)).jump).toBeUndefined()
  })
})

describe('after a reload', () => {
  const clock = { ...measureSkew(new Date(SERVER).toISOString(), at(SERVER, 0), at(SERVER, 0)) }
  const stored = storedClock(clock, at(SERVER + HOUR, HOUR))
  test.each([
    ['a later wall clock is taken as it is', stored, SERVER + 2 * HOUR, undefined],
    ['an earlier one was changed', stored, SERVER, 'back'],
    ['a jump is remembered', { ...stored, jump: 'forward' as const }, SERVER + 2 * HOUR, 'forward'],
    ['nothing is known on a new device', undefined, SERVER, undefined],
  ])('%s', (_, before, wall, jump) => expect(resumeClock(before, at(wall, 0)).jump).toBe(jump))

  test('the skew is the one measured before', () =>
    expect(resumeClock({ skewMs: 70, wall: 0 }, at(SERVER, 0)).skewMs).toBe(70))
})

describe('a new measurement decides about the times of punches that wait', () => {
  const reference = at(0, 0)
  const after = { skewMs: 1_000, reference, lead: 0 }
  test.each([
    ['same skew: trusted', { skewMs: 2_000 }, 'trusted'],
    ['same skew after the device slept: trusted', { skewMs: 2_000, jump: 'forward' as const }, 'trusted'],
    [
      'same skew after the clock was set back: as marked',
      { skewMs: 2_000, jump: 'back' as const },
      'asMarked',
    ],
    ['another skew, unnoticed: suspect', { skewMs: 2 * HOUR }, 'suspect'],
    ['another skew, noticed: as marked', { skewMs: 2 * HOUR, jump: 'forward' as const }, 'asMarked'],
    ['never measured before, and the clock is right: trusted', { skewMs: null }, 'trusted'],
  ])('%s', (_, before, verdict) => expect(judgeTimes({ reference, lead: 0, ...before }, after)).toBe(verdict))

  test('never measured before, and the clock is wrong: suspect', () => {
    const wrong = { ...after, skewMs: -HOUR }
    expect(judgeTimes({ skewMs: null, reference, lead: 0 }, wrong)).toBe('suspect')
  })
})
