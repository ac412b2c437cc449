import { expect, test } from 'vitest'
import { DEFAULT_SEASON } from '../../seasons/season.ts'
import { countdownTo } from './countdown.ts'

test.each([
  ['2024-09-12T21:58:57.000Z', { days: 1, hours: 1, minutes: 1, seconds: 3 }],
  ['2024-09-13T22:59:59.500Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2024-09-13T23:00:00.000Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2026-01-01T00:00:00.000Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('at %s, %j are left until the season opens', (now, left) => {
  expect(countdownTo(DEFAULT_SEASON.opensAt, new Date(now))).toEqual(left)
})
