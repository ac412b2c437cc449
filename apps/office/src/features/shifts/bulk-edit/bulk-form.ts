import type { BulkChange } from '@nightshift/shared/timeclock/bulk-edit'
import { rateOf } from '../../../ui/rate-input.tsx'

export type BulkKind = 'end' | 'position' | 'note'

export type BulkForm = {
  time: string
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

/** The change that the form asks for; undefined while something is missing. */
export function changeOf(kind: BulkKind, form: BulkForm): BulkChange | undefined {
  if (kind === 'end') return form.time ? { endTime: form.time.slice(0, 'HH:mm'.length) } : undefined
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
