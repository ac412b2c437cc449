import { nightsOf } from '@nightshift/shared/seasons/nights'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'

const months = calendarOf(nightsOf(DEFAULT_SEASON, 'America/New_York'), DEFAULT_SEASON, [
  '2024-10-19',
  '2024-10-20',
])
const daysOf = (name: string, kind: string) =>
  months
    .find((month) => month.name === name)!
    .weeks.flat()
    .flatMap((cell) => (cell?.kind === kind ? [cell.day] : []))

test('the default season spans three months of 2024', () => {
  expect(months.map(({ name, year }) => `${name} ${year}`)).toEqual([
    'September 2024',
    'October 2024',
    'November 2024',
  ])
})

test('nights are marked, and the extra night and closed nights have their own mark', () => {
  expect(daysOf('September', 'open')).toEqual([13, 14, 20, 21, 27, 28])
  expect(daysOf('October', 'open')).toEqual([4, 5, 11, 12, 18, 25, 26])
  expect(daysOf('November', 'open')).toEqual([])
  expect(daysOf('November', 'extra')).toEqual([2])
  // The 20th is no night of the season.
  expect(daysOf('October', 'closed')).toEqual([19])
})

test('the first of a month is in the column of its weekday', () => {
  // 1 September 2024 was a Sunday, 1 October a Tuesday, 1 November a Friday.
  expect(months.map(({ weeks }) => weeks[0]!.findIndex((cell) => cell?.day === 1))).toEqual([0, 2, 5])
  expect(months.map(({ weeks }) => weeks.flat().filter(Boolean).length)).toEqual([30, 31, 30])
})
