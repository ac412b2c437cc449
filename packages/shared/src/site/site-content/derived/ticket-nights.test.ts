import { expect, test } from 'vitest'
import { nightsOf } from '../../../seasons/nights.ts'
import { DEFAULT_SEASON } from '../../../seasons/season.ts'
import { datesOfOtherSeasons, ticketNightsText } from './ticket-nights.ts'

const season = nightsOf(DEFAULT_SEASON, 'America/New_York')

test.each<[string[] | 'all', string]>([
  ['all', 'Any open night'],
  [season.map(({ date }) => date), 'Any open night'],
  [['2024-11-02'], '2 Nov 2024 only'],
  [['2024-11-02', '2023-11-04'], '2 Nov 2024 only'],
  [['2024-11-02', '2024-10-26'], '26 Oct and 2 Nov 2024 only'],
  [['2024-10-25', '2024-10-26', '2024-11-02'], '25, 26 Oct and 2 Nov 2024 only'],
  [
    ['2024-09-13', '2024-09-14', '2024-09-20', '2024-10-26', '2024-11-02'],
    '5 nights from 13 Sep 2024 to 2 Nov 2024',
  ],
  [['2023-11-04'], ''],
  [[], ''],
])('the nights %j are "%s"', (nights, words) => {
  expect(ticketNightsText({ nights }, season)).toBe(words)
})

test('a year stands after the last of its days', () => {
  const turn = nightsOf({ ...DEFAULT_SEASON, opensAt: '2024-12-27T23:00:00.000Z' }, 'America/New_York')
  expect(ticketNightsText({ nights: ['2024-12-28', '2025-01-03'] }, turn)).toBe(
    '28 Dec 2024 and 3 Jan 2025 only',
  )
})

test('dates that the season does not have are of another one', () => {
  expect(datesOfOtherSeasons(['2024-11-02', '2023-11-04', '2023-10-28'], season)).toEqual([
    '2023-10-28',
    '2023-11-04',
  ])
})
