import { formatCents } from '@nightshift/shared/money'
import type { Figures } from '@nightshift/shared/nights/night-reports/contract'
import { OFFICE_PATHS } from '@nightshift/shared/paths'

/** 'Friday, October 4, 2024': a date has no time zone. */
export const nightText = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** 'Fri, Oct 4' */
export const shortNight = (date: string) =>
  new Date(date).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** '8.25' */
export const hoursText = (hundredths: number) => (hundredths / 100).toFixed(2)

export const nameOf = ({ person }: { person: { firstName: string; lastName: string } }) =>
  `${person.firstName} ${person.lastName}`

export const endNightPath = (night: string) => `${OFFICE_PATHS.endNight}?night=${night}`
export const reportPath = (id: number) => `${OFFICE_PATHS.nightReport}?report=${id}`

type Row = {
  id: string
  value: (figures: Figures) => number | undefined
  text: (value: number) => string
}

const counts = ['planned', 'came', 'late', 'noShow', 'excused', 'missing'] as const
const amounts = ['plannedPay', 'pay', 'cash', 'credit'] as const
export type FigureId =
  | (typeof counts)[number]
  | 'expected'
  | 'extra'
  | 'plannedHundredths'
  | 'hundredths'
  | (typeof amounts)[number]

/**
 * The figures of a night, in the order in which they are shown. Money is undefined for who may not see it, and so is who is
 * expected once nobody is.
 */
export const FIGURES: (Row & { id: FigureId })[] = [
  ...counts.map((id) => ({ id, value: (figures: Figures) => figures[id], text: String })),
  { id: 'expected', value: (figures: Figures) => figures.expected || undefined, text: String },
  { id: 'extra', value: (figures: Figures) => figures.extra, text: String },
  ...(['plannedHundredths', 'hundredths'] as const).map((id) => ({
    id,
    value: (figures: Figures) => figures[id],
    text: hoursText,
  })),
  ...amounts.map((id) => ({ id, value: (figures: Figures) => figures.money?.[id], text: formatCents })),
]

/** '+12' or '0', and less than that with a true minus sign. */
export function differenceText(difference: number, text: Row['text']) {
  if (difference === 0) return text(0)
  return `${difference > 0 ? '+' : '\u2212'}${text(Math.abs(difference))}`
}
