import type { Occurrence } from '@nightshift/shared/local-time'
import type { BulkChange } from '@nightshift/shared/time/timeclock/bulk-edit'
import { comesTwice } from '@nightshift/shared/time/timeclock/end-of-night'
import { rateOf } from '../../../kit/rate-input.tsx'

export type BulkKind = 'end' | 'position' | 'note'

export type BulkForm = {
  time: string
  /** Of a time that comes twice. */
  which?: Occurrence
  position: string
  rates: 'held' | 'kept' | 'typed'
  rate: string
  notes: 'append' | 'replace'
  note: string
}

export const EMPTY_FORM: BulkForm = {
  time: '',
  position: '',
  rates: 'held',
  rate: '',
  notes: 'append',
  note: '',
}

const timeOf = ({ time }: BulkForm) => time.slice(0, 'HH:mm'.length)

/** The two instants of the time, where it has come twice in the night of one of these shifts. */
export const twoEndsOf = (form: BulkForm, startTimes: string[], timeZone: string) =>
  form.time
    ? comesTwice(
        startTimes.map((startTime) => new Date(startTime)),
        timeOf(form),
        timeZone,
        new Date(),
      )
    : undefined

/** The change that the form asks for; undefined while something is missing, such as which of two ends. */
export function changeOf(kind: BulkKind, form: BulkForm, isTwice = false): BulkChange | undefined {
  if (kind === 'end') {
    if (!form.time || (isTwice && !form.which)) return
    return { endTime: timeOf(form), ...(isTwice && { which: form.which }) }
  }
  if (kind === 'note') {
    if (form.notes === 'replace') return { note: { replace: form.note } }
    return form.note ? { note: { append: form.note } } : undefined
  }
  if (!form.position) return
  const positionId = Number(form.position)
  if (form.rates === 'kept') return { positionId }
  if (form.rates === 'held') return { positionId, payrate: 'held' }
  const payrate = rateOf(form.rate)
  return payrate === undefined ? undefined : { positionId, payrate }
}
