import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { expect, test } from 'vitest'
import { readSeason, seasonFields } from './season-fields.ts'

const ZONE = 'America/New_York'
const fields = seasonFields(DEFAULT_SEASON, ZONE)

test('an unchanged season is saved as it was read', () => {
  expect(fields).toMatchObject({ opening: '2024-09-13T19:00', weekends: '7' })
  expect(readSeason(fields, ZONE)).toEqual(DEFAULT_SEASON)
})

test.each([
  ['an empty opening', { opening: '' }, { opening: 'missing' }],
  ['an opening that a clock change skips', { opening: '2025-03-09T02:30' }, { opening: 'skipped' }],
  ['no weekends', { weekends: '0' }, { weekends: 'weekends' }],
  ['a fractional number of weekends', { weekends: '1.5' }, { weekends: 'weekends' }],
  ['too many weekends', { weekends: '27' }, { weekends: 'weekends' }],
  ['an empty number of weekends', { weekends: '' }, { weekends: 'weekends' }],
  ['shifts without an end', { shiftEnd: '' }, { shiftEnd: 'missing' }],
])('%s is refused', (_, changes, problems) => {
  expect(readSeason({ ...fields, ...changes }, ZONE)).toEqual({ problems })
})
