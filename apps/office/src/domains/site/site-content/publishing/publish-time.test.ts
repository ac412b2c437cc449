import { expect, test } from 'vitest'
import { publishTime } from './publish-time.ts'

const NEW_YORK = 'America/New_York'
const NOW = new Date('2026-10-19T15:00:00.000Z')

test.each([
  ['2026-10-23T18:00', undefined, { at: '2026-10-23T22:00:00.000Z' }],
  ['2026-11-27T18:00', undefined, { at: '2026-11-27T23:00:00.000Z' }],
  ['2026-11-01T01:30', 'second', { at: '2026-11-01T06:30:00.000Z' }],
  ['2026-11-01T01:30', undefined, { problem: 'Please say which of the two is meant.' }],
  [
    '2027-03-14T02:30',
    undefined,
    { problem: 'The clocks go forward that night and skip this time. Please choose another one.' },
  ],
  ['', undefined, { problem: 'Please choose a date and a time.' }],
  [
    '2026-10-19T11:00',
    undefined,
    { problem: 'This time is past. Please choose a later one, or publish now.' },
  ],
] as const)('%s %s', (text, which, expected) => {
  expect(publishTime({ text, which }, NEW_YORK, NOW)).toEqual(expected)
})
