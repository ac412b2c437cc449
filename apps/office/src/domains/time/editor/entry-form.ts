import type { TimeEntry, TimeEntryPatch } from '@nightshift/shared/time/timeclock/contract'
import { fieldOf, type LocalField, meaningOf, sameField } from '../../../kit/local-time/local-field.ts'
import { rateOf } from '../../../kit/rate-input.tsx'
import type { ENTRY } from './entry-editor.texts.ts'

/** An entry without its user relation. */
export type EditableEntry = Omit<TimeEntry, 'user'>

const AMOUNTS = ['cashTips', 'creditTips', 'deduction'] as const
export type AmountField = (typeof AMOUNTS)[number]

/** The editor's fields. Amounts are text while they are typed. */
export type EntryForm = {
  start: LocalField
  end: LocalField
  /** The id of the position. */
  position: string
  rate: string
  note: string
} & Record<AmountField, string>

type Problem = keyof typeof ENTRY.problems
export type FormReading =
  | { kind: 'problem'; field: 'start' | 'end' | 'rate'; problem: Problem }
  | {
      kind: 'read'
      startTime: string
      endTime: string | null
      payrate: number
      patch: Omit<TimeEntryPatch, 'updatedAt'>
    }

const amountText = (dollars = 0) => (dollars ? dollars.toFixed(2) : '')
const amountOf = (text: string) => Number(text || 0)

export const formOf = (entry: EditableEntry, timeZone: string): EntryForm => ({
  start: fieldOf(entry.startTime, timeZone),
  end: fieldOf(entry.endTime, timeZone),
  position: String(entry.positionId),
  rate: entry.payrate.toFixed(2),
  note: entry.note,
  cashTips: amountText(entry.cashTips),
  creditTips: amountText(entry.creditTips),
  deduction: amountText(entry.deduction),
})

/** Parses the form into a patch. Unchanged fields are not sent, so that they keep their exact values. */
export function readForm(entry: EditableEntry, form: EntryForm, timeZone: string): FormReading {
  const start = readTime(entry.startTime, form.start, timeZone)
  if ('problem' in start) return { kind: 'problem', field: 'start', ...start }
  if (start.time === null) return { kind: 'problem', field: 'start', problem: 'missing' }
  const end = readTime(entry.endTime, form.end, timeZone)
  if ('problem' in end) return { kind: 'problem', field: 'end', ...end }
  if (end.time !== null && end.time < start.time)
    return { kind: 'problem', field: 'end', problem: 'endBeforeStart' }

  const payrate = Number(form.rate) === entry.payrate ? entry.payrate : rateOf(form.rate)
  if (payrate === undefined)
    return { kind: 'problem', field: 'rate', problem: form.rate ? 'badRate' : 'missing' }

  const patch: Omit<TimeEntryPatch, 'updatedAt'> = {}
  if (start.time !== entry.startTime) patch.startTime = start.time
  if (end.time !== entry.endTime) patch.endTime = end.time
  if (form.position !== String(entry.positionId)) patch.positionId = Number(form.position)
  if (payrate !== entry.payrate) patch.payrate = payrate
  if (form.note !== entry.note) patch.note = form.note
  for (const field of AMOUNTS) {
    if (amountOf(form[field]) !== (entry[field] ?? 0)) patch[field] = amountOf(form[field])
  }
  return { kind: 'read', startTime: start.time, endTime: end.time, payrate, patch }
}

type TimeReading = { time: string | null } | { problem: Problem }

/** An unchanged field keeps the entry's instant, including the milliseconds that the field does not show. */
function readTime(original: string | null, field: LocalField, timeZone: string): TimeReading {
  if (sameField(field, fieldOf(original, timeZone), timeZone)) return { time: original }
  const meaning = meaningOf(field, timeZone)
  if (meaning.kind === 'instant') return { time: meaning.instant.toISOString() }
  return meaning.kind === 'empty' ? { time: null } : { problem: meaning.kind }
}
