import { expect, test } from 'vitest'
import { DEFAULT_SEASON } from './season.ts'
import { nightAt } from './tonight.ts'

const ZONE = 'America/New_York'

test.each([
  ['the morning of a night', '2024-10-04T12:00:00Z', '2024-10-04'],
  ['after midnight, before the shift ends', '2024-10-05T04:59:00Z', '2024-10-04'],
  ['after the shift, when the next day is a night, too', '2024-10-05T05:00:00Z', '2024-10-05'],
  ['after midnight of the last night of a weekend', '2024-10-06T04:59:00Z', '2024-10-05'],
  ['after the shift, on a day without a night', '2024-10-06T05:00:00Z', undefined],
  ['a day without a night', '2024-10-02T22:00:00Z', undefined],
  ['before the season', '2024-09-01T22:00:00Z', undefined],
  // The clocks go back at 2 am, so the shift ends at the first 1 am.
  ['the night on which the clocks go back', '2024-11-03T04:59:00Z', '2024-11-02'],
  ['after the shift of that night', '2024-11-03T05:00:00Z', undefined],
])('%s', (_, now, date) => {
  expect(nightAt(new Date(now), DEFAULT_SEASON, ZONE)?.date).toBe(date)
})

test('a shift that ends before midnight ends with the day', () => {
  const season = { ...DEFAULT_SEASON, shiftEnd: '22:00' }
  expect(nightAt(new Date('2024-10-06T04:30:00Z'), season, ZONE)).toBeUndefined()
})
