import { dateAt } from '@nightshift/shared/local-time'
import { toCents } from '@nightshift/shared/money'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { foldText, textFilter } from '@nightshift/shared/text-search'
import type { Period } from '@nightshift/shared/time/timeclock/pay-period'
import type { TimesheetRow } from './rows.ts'
import type { TIMESHEETS } from './timesheets.texts.ts'

type Column = keyof typeof TIMESHEETS.columns

/** Filters and sort order as search parameters. Empty means no filter. */
export type View = {
  from: string
  to: string
  /** The exact instants of a pay period, the second exclusive; empty for the whole days. */
  since: string
  until: string
  text: string
  event: string
  position: string
  hoursIs: string
  hours: string
  tipsIs: string
  tips: string
  review: string
  sort: string
}

/** The default view: this period without filters, newest first. */
export const viewOf = ({ start, end }: Period): View => ({
  from: start,
  to: end,
  since: '',
  until: '',
  text: '',
  event: '',
  position: '',
  hoursIs: 'atLeast',
  hours: '',
  tipsIs: 'atLeast',
  tips: '',
  review: '',
  sort: '-start',
})

/** What shows these whole days. */
export const wholeDaysOf = (days: Partial<Pick<View, 'from' | 'to'>>) => ({ ...days, since: '', until: '' })

/** What shows the entries of a pay period, with the days that it touches. */
export const periodView = ({ startsAt, endsAt }: Span, timeZone: string) => ({
  from: dateAt(startsAt, timeZone),
  to: dateAt(new Date(endsAt.getTime() - 1), timeZone),
  since: startsAt.toISOString(),
  until: endsAt.toISOString(),
})

/** How many filters are active besides dates and text. */
export const activeFilters = ({ event, position, hours, tips, review }: View) =>
  [event, position, hours, tips, review].filter(Boolean).length

/** The value of the review filter. */
export const NEEDS_REVIEW = 'needed'

/** The rows that match the filters. */
export function matching(rows: TimesheetRow[], view: Omit<View, 'from' | 'to' | 'since' | 'until'>) {
  const matches = textFilter(view.text)
  return rows.filter(
    (row) =>
      (!view.event || String(row.eventId) === view.event) &&
      (!view.position || String(row.entry.positionId) === view.position) &&
      compares(row.hundredths, view.hoursIs, view.hours) &&
      compares(row.tips, view.tipsIs, view.tips) &&
      (view.review !== NEEDS_REVIEW || row.entry.needsReview !== null) &&
      matches(row.words),
  )
}

/** Compares hours and money in hundredths, as they are shown. */
function compares(hundredths: number, comparison: string, amount: string) {
  if (amount === '' || Number.isNaN(Number(amount))) return true
  const wanted = toCents(Number(amount))
  if (comparison === 'atMost') return hundredths <= wanted
  return comparison === 'equal' ? hundredths === wanted : hundredths >= wanted
}

export type Sort = { column: Column; descending: boolean }

export const sortOf = ({ sort }: Pick<View, 'sort'>): Sort => ({
  column: (sort.replace('-', '') in VALUES ? sort.replace('-', '') : 'start') as Column,
  descending: sort.startsWith('-'),
})

/** The next sort key: reverses the order when the column is already sorted by. */
export const sortedBy = (view: Pick<View, 'sort'>, column: Column) =>
  view.sort === column ? `-${column}` : column

const END_OF_TIME = '9999'
const VALUES: Record<Column, (row: TimesheetRow) => string | number> = {
  employee: ({ name }) => foldText(name),
  position: ({ entry }) => foldText(entry.positionName),
  start: ({ entry }) => entry.startTime,
  end: ({ entry }) => entry.endTime ?? END_OF_TIME,
  hours: ({ hundredths }) => hundredths,
  rate: ({ entry }) => entry.payrate,
  pay: ({ pay }) => pay ?? -1,
  cash: ({ entry }) => entry.cashTips,
  credit: ({ entry }) => entry.creditTips,
  deduction: ({ entry }) => entry.deduction ?? 0,
  note: ({ entry }) => foldText(entry.note),
}

/** The rows in sort order; equal ones newest first. */
export function sorted(rows: TimesheetRow[], { column, descending }: Sort) {
  const value = VALUES[column]
  const sign = descending ? -1 : 1
  return rows
    .map((row) => ({ row, key: value(row) }))
    .sort((one, other) => {
      if (one.key !== other.key) return one.key < other.key ? -sign : sign
      return one.row.entry.startTime < other.row.entry.startTime ? 1 : -1
    })
    .map(({ row }) => row)
}
