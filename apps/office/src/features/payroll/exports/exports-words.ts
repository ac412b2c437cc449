import type { PastExport } from '@nightshift/shared/payroll/contract'
import { formatDate, formatDateTime, formatInZone } from '@nightshift/shared/time'
import { TIMESHEETS } from '../../time/timesheets/timesheets.texts.ts'
import { EXPORTS } from './exports.texts.ts'

export const whenMade = ({ madeAt }: Pick<PastExport, 'madeAt'>, timeZone: string) =>
  formatDateTime(madeAt, timeZone)

export const madeBy = ({ madeBy: by }: Pick<PastExport, 'madeBy'>) =>
  by ? `${by.firstName} ${by.lastName}` : EXPORTS.somebody

/** The days, or the instants of a pay period. */
export function rangeText({ startDate, endDate, since, until }: PastExport, timeZone: string) {
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, 'UTC')
  const at = (instant: string) => formatInZone(instant, 'M/d/yyyy h a', timeZone)
  return since && until ? EXPORTS.days(at(since), at(until)) : EXPORTS.days(day(startDate), day(endDate))
}

const LABELS: Record<string, string> = {
  text: EXPORTS.searchText,
  event: TIMESHEETS.event,
  position: TIMESHEETS.position,
  hours: TIMESHEETS.hours,
  tips: TIMESHEETS.tips,
  review: TIMESHEETS.review,
}

/** The filters of the list that the file was made from. */
export const filterText = ({ filter }: Pick<PastExport, 'filter'>) =>
  Object.entries(filter)
    .map(([key, value]) => `${LABELS[key] ?? key}: ${value}`)
    .join(', ') || EXPORTS.noFilter

/** Enough of the hash to compare by eye. */
export const shortHash = (hash: string) => hash.slice(0, 12)
