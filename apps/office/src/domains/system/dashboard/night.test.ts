import { expect, test } from 'vitest'
import { hoursOf, nightText, peakOf, workedPart } from './night.ts'

const NOON = Date.parse('2024-10-04T16:00:00Z')
const night = (counts: Record<number, number>, length = 97) =>
  Array.from({ length }, (_, index) => ({
    at: new Date(NOON + index * 15 * 60_000).toISOString(),
    count: counts[index] ?? 0,
  }))
const times = (points: { at: string }[]) => points.map(({ at }) => at.slice(11, 16))

test('keeps one hour before and after, in whole hours', () => {
  const part = workedPart(night({ 22: 3, 23: 5, 41: 1 }))
  expect(times([part[0]!, part.at(-1)!])).toEqual(['20:00', '04:00'])
  expect(times(hoursOf(part))).toEqual([
    '20:00',
    '21:00',
    '22:00',
    '23:00',
    '00:00',
    '01:00',
    '02:00',
    '03:00',
    '04:00',
  ])
})

test('a running night ends now', () => {
  const part = workedPart(night({ 20: 1, 21: 1, 22: 1 }, 23))
  expect(times([part[0]!, part.at(-1)!])).toEqual(['20:00', '21:30'])
})

test('now is no whole hour, though it may be the fourth point after one', () => {
  const now = { at: '2024-10-04T20:52:00.000Z', count: 1 }
  expect(times(hoursOf(workedPart([...night({ 16: 1 }, 20), now])))).toEqual(['19:00', '20:00'])
})

test('a night that is worked from its first point has no hour before', () => {
  expect(times(workedPart(night({ 0: 1 })))[0]).toBe('16:00')
})

test('a night without work is empty', () => {
  expect(workedPart(night({}))).toEqual([])
  expect(peakOf([])).toBeUndefined()
})

test('the first of several equal maxima is the peak', () => {
  expect(peakOf(night({ 5: 2, 6: 9, 7: 9, 8: 3 }))).toMatchObject({
    at: '2024-10-04T17:30:00.000Z',
    count: 9,
  })
})

test('a date is formatted without a time zone', () => {
  expect(nightText('2024-11-02')).toBe('Saturday, November 2, 2024')
})
