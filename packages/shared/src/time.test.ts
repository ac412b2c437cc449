import { expect, test } from 'vitest'
import { formatClock, formatDate, formatDateTime, formatTime } from './time.ts'

const NEW_YORK = 'America/New_York'

test.each([
  ['2024-10-04T22:00:00.000Z', NEW_YORK, '10/4/2024 6:00:00 PM'],
  ['2024-10-05T05:05:09.999Z', NEW_YORK, '10/5/2024 1:05:09 AM'],
  ['2024-11-03T05:30:00.000Z', NEW_YORK, '11/3/2024 1:30:00 AM'],
  ['2024-11-03T06:30:00.000Z', NEW_YORK, '11/3/2024 1:30:00 AM'],
  ['2024-10-04T22:00:00.000Z', 'Pacific/Tahiti', '10/4/2024 12:00:00 PM'],
])('%s in %s is shown as %s', (instant, zone, text) => {
  expect(formatDateTime(instant, zone)).toBe(text)
  expect(`${formatDate(instant, zone)} ${formatTime(new Date(instant), zone)}`).toBe(text)
})

test('a clock time has no seconds', () => {
  expect(formatClock('2024-10-04T22:05:59.000Z', NEW_YORK)).toBe('6:05 PM')
})
