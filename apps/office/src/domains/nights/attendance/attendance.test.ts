import { expect, test } from 'vitest'
import { ATTENDANCE } from './attendance.texts.ts'

const season = (changes: object = {}) =>
  ATTENDANCE.season({
    seasonId: 1,
    year: 2024,
    part: 1,
    planned: 12,
    late: 0,
    noShow: 0,
    excused: 0,
    missing: 0,
    ...changes,
  })

test.each([
  [{}, '2024: 12 nights, never late or missing'],
  [{ noShow: 1, late: 2 }, '2024: 1 no-show, 2 times late, of 12 nights'],
  [{ noShow: 2, excused: 1, planned: 3 }, '2024: 2 no-shows, 1 time excused, of 3 nights'],
  [{ missing: 1 }, '2024: 1 time missing (not confirmed), of 12 nights'],
  [{ late: 1, planned: 1 }, '2024: 1 time late, of 1 night'],
])('%j says "%s"', (changes, text) => {
  expect(season(changes)).toBe(text)
})
