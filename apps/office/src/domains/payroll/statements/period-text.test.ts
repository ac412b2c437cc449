import { expect, test } from 'vitest'
import { boundaryText, periodDates } from './period-text.ts'

const ZONE = 'America/New_York'

test.each([
  ['from Monday 6 AM', '2024-09-30T10:00:00Z', '2024-10-07T10:00:00Z', 'Sep 30 – Oct 6, 2024'],
  ['from midnight', '2024-10-07T04:00:00Z', '2024-10-14T04:00:00Z', 'Oct 7 – 13, 2024'],
  ['when clocks are set back', '2024-10-28T10:00:00Z', '2024-11-04T11:00:00Z', 'Oct 28 – Nov 3, 2024'],
  ['two weeks over a new year', '2024-12-23T11:00:00Z', '2025-01-06T11:00:00Z', 'Dec 23, 2024 – Jan 5, 2025'],
  ['a few hours', '2024-10-04T21:00:00Z', '2024-10-04T23:00:00Z', 'Oct 4, 2024'],
])('a period %s', (_, startsAt, endsAt, text) => {
  expect(periodDates({ startsAt, endsAt }, ZONE).replace(/\u2009/g, ' ')).toBe(text)
})

test('a boundary names its weekday and hour', () => {
  expect(boundaryText('2024-09-30T10:00:00Z', ZONE)).toBe('Mon, Sep 30, 2024, 6:00 AM')
})
