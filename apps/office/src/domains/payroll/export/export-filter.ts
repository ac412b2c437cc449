import type { ExportFilter } from '@nightshift/shared/payroll/contract'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { TIMESHEETS } from '../../time/timesheets/timesheets.texts.ts'
import type { View } from '../../time/timesheets/view.ts'

type Filters = Omit<View, 'from' | 'to' | 'sort'>

/** The active filters in words, because ids and keys mean nothing to whoever reads them next year. */
export function exportFilter(view: Filters, events: Event[]): ExportFilter {
  const event = events.find(({ id }) => String(id) === view.event)
  const position = events
    .flatMap(({ positions = [] }) => positions)
    .find(({ id }) => String(id) === view.position)
  const words = {
    text: view.text,
    event: event?.name ?? view.event,
    position: position?.name ?? view.position,
    hours: compared(view.hoursIs, view.hours),
    tips: compared(view.tipsIs, view.tips),
    review: view.review && TIMESHEETS.needsReview,
  }
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value))
}

const { comparison } = TIMESHEETS

const compared = (how: string, amount: string) =>
  amount && `${comparison[how as keyof typeof comparison] ?? comparison.atLeast} ${amount}`
