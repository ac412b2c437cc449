import { toCents } from '@nightshift/shared/money'
import { decideSplit, proposedTips, type SplitEntry } from '@nightshift/shared/time/timeclock/split'
import { type LocalField, meaningOf } from '../../../kit/local-time/local-field.ts'
import { rateOf } from '../../../kit/rate-input.tsx'
import type { EditableEntry } from '../editor/entry-form.ts'
import type { SPLIT } from './split.texts.ts'

export type SplitForm = {
  at: LocalField
  position: string
  rate: string
  cashTips: string
  creditTips: string
}
type ChosenPosition = { id: number; name: string; isTipped: boolean }

/** A part as the preview shows it. */
export type Part = Pick<EditableEntry, 'positionName' | 'payrate' | 'endTime' | 'cashTips' | 'creditTips'> & {
  startTime: string
  deduction: number
}
export type SplitReading =
  | { kind: 'problem'; field: 'at' | 'rate' | 'tips'; problem: keyof typeof SPLIT.problems | 'badRate' }
  | { kind: 'read'; body: Omit<SplitEntry, 'updatedAt'>; parts: [Part, Part] }

/** Whether the tips can be divided: both parts can have some, and there are some. */
export const canDivide = (entry: EditableEntry, position: ChosenPosition) =>
  entry.isTipped && position.isTipped && entry.cashTips + entry.creditTips > 0

/** Parses the form into a split and its two parts, by the server's rule. */
export function readSplit(
  entry: EditableEntry,
  form: SplitForm,
  position: ChosenPosition,
  { timeZone, now }: { timeZone: string; now: Date },
): SplitReading {
  const meaning = meaningOf(form.at, timeZone)
  if (meaning.kind === 'empty') return { kind: 'problem', field: 'at', problem: 'missing' }
  if (meaning.kind !== 'instant') return { kind: 'problem', field: 'at', problem: meaning.kind }
  const payrate = rateOf(form.rate)
  if (payrate === undefined)
    return { kind: 'problem', field: 'rate', problem: form.rate ? 'badRate' : 'missing' }

  const tips = canDivide(entry, position) ? divided(entry, form) : proposedTips(entry, position.isTipped)
  if (tips.first.cashTips < 0 || tips.first.creditTips < 0)
    return { kind: 'problem', field: 'tips', problem: 'badTips' }
  const { instant } = meaning
  const decision = decideSplit(entry, { at: instant, isTipped: position.isTipped, tips }, now)
  if (decision.kind === 'refuse') return { kind: 'problem', field: 'at', problem: 'outside' }

  const at = instant.toISOString()
  const { startTime, endTime, positionName, deduction = 0 } = entry
  const first = { positionName, payrate: entry.payrate, startTime, endTime: at, ...tips.first, deduction }
  const times = { startTime: at, endTime }
  const second = { positionName: position.name, payrate, ...times, ...tips.second, deduction: 0 }
  return { kind: 'read', body: { at, positionId: position.id, payrate, tips }, parts: [first, second] }
}

/** The first part keeps what the second does not get. */
function divided(whole: EditableEntry, form: SplitForm) {
  const [cashTips, creditTips] = [Number(form.cashTips), Number(form.creditTips)]
  const rest = (all: number, part: number) => (toCents(all) - toCents(part)) / 100
  return {
    first: { cashTips: rest(whole.cashTips, cashTips), creditTips: rest(whole.creditTips, creditTips) },
    second: { cashTips, creditTips },
  }
}
