import { expect, test } from 'vitest'
import { comesTwice, endByNow } from './end-of-night.ts'

const ZONE = 'America/New_York'

test.each([
  ['after midnight', '2024-09-27T21:00:00Z', '01:30', '2024-09-28T05:30:00.000Z'],
  ['before midnight', '2024-09-27T21:00:00Z', '23:00', '2024-09-28T03:00:00.000Z'],
  ['of a shift that began after midnight', '2024-09-28T04:30:00Z', '01:30', '2024-09-28T05:30:00.000Z'],
  ['at its start', '2024-09-27T21:00:00Z', '17:00', '2024-09-27T21:00:00.000Z'],
  ['a second before its start, so the next day', '2024-09-27T21:00:01Z', '17:00', '2024-09-28T21:00:00.000Z'],
  ['the second one after the first', '2024-11-03T05:45:00Z', '01:30', '2024-11-03T06:30:00.000Z'],
  ['skipped when the clocks go forward', '2024-03-09T23:00:00Z', '02:30', '2024-03-10T07:30:00.000Z'],
])('a time of day %s', (_when, start, time, expected) => {
  const end = new Date(expected)
  expect(endByNow(new Date(start), { time }, ZONE, new Date('2025-01-01'))).toEqual({ kind: 'end', end })
})

const FIRST = new Date('2024-11-03T05:30:00Z')
const SECOND = new Date('2024-11-03T06:30:00Z')
const twice = { kind: 'twice', first: FIRST, second: SECOND }

test.each([
  ['the only one that has come', '2024-11-02T22:00Z', '05:35', undefined, { kind: 'end', end: FIRST }],
  ['one of the two that have come', '2024-11-02T22:00Z', '06:35', undefined, twice],
  ['one of two with the second in a minute', '2024-11-02T22:00Z', '06:29', undefined, twice],
  [
    'the second one for who came between',
    '2024-11-03T05:45Z',
    '06:35',
    undefined,
    { kind: 'end', end: SECOND },
  ],
  ['the one that is given', '2024-11-02T22:00Z', '06:35', 'second', { kind: 'end', end: SECOND }],
  [
    'the one that is given, also before the start',
    '2024-11-03T05:45Z',
    '06:35',
    'first',
    { kind: 'end', end: FIRST },
  ],
] as const)('1:30 on the night the clocks go back is %s', (_which, start, now, which, expected) => {
  const asked = { time: '01:30', which }
  expect(endByNow(new Date(start), asked, ZONE, new Date(`2024-11-03T${now}Z`))).toEqual(expected)
})

test('a time of any other night is the one of that night, whichever is given', () => {
  const [start, now] = [new Date('2024-09-27T21:00Z'), new Date('2024-09-28T06:00Z')]
  const end = new Date('2024-09-28T05:30Z')
  expect(endByNow(start, { time: '01:30', which: 'second' }, ZONE, now)).toEqual({ kind: 'end', end })
})

test('a time comes twice for some shifts where it does for one of them', () => {
  const [other, night, between] = ['2024-09-27T21:00Z', '2024-11-02T22:00Z', '2024-11-03T05:45Z'].map(
    (start) => new Date(start),
  ) as [Date, Date, Date]
  const now = new Date('2024-11-04T12:00Z')
  expect(comesTwice([other, between], '01:30', ZONE, now)).toBeUndefined()
  expect(comesTwice([other, night], '02:30', ZONE, now)).toBeUndefined()
  expect(comesTwice([other, night], '01:30', ZONE, now)).toEqual(twice)
})
