import { MONTHS } from '@nightshift/shared/calendar-words'
import type { Night } from '@nightshift/shared/seasons/nights'
import type { Season } from '@nightshift/shared/seasons/season'

/** A day of the calendar: without a night, a night, an extra one outside of the weekends, or one that was closed. */
export type CalendarDay = { day: number; kind: 'none' | 'open' | 'extra' | 'closed' }
export type CalendarMonth = { key: string; name: string; year: number; weeks: (CalendarDay | null)[][] }

/** The months of a season in weeks that begin on Sunday, with its nights marked. */
export function calendarOf(
  nights: Night[],
  { extraNights }: Pick<Season, 'extraNights'>,
  closedNights: string[],
): CalendarMonth[] {
  const kindOf = (date: string) => {
    if (!nights.some((night) => night.date === date)) return 'none'
    if (closedNights.includes(date)) return 'closed'
    return extraNights.includes(date) ? 'extra' : 'open'
  }
  const keys = [...new Set(nights.map(({ date }) => date.slice(0, 7)))]
  return keys.map((key) => {
    const [year = 0, month = 1] = key.split('-').map(Number)
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
    const blanks: null[] = Array(new Date(Date.UTC(year, month - 1, 1)).getUTCDay()).fill(null)
    const days = Array.from({ length }, (_, index) => {
      const date = `${key}-${String(index + 1).padStart(2, '0')}`
      return { day: index + 1, kind: kindOf(date) } as const
    })
    return { key, name: MONTHS[month - 1]!, year, weeks: weeksOf([...blanks, ...days]) }
  })
}

const weeksOf = <T>(cells: T[]) =>
  Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
