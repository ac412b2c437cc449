import type { PositionChoice, ProposedShift } from '@nightshift/shared/time/entry-requests/contract'
import { fieldOf, type LocalField, meaningOf, sameField } from '../../../kit/local-time/local-field.ts'
import type { ENTRY } from '../editor/entry-editor.texts.ts'

/** The fields of a proposed shift. Amounts are text while they are typed. */
export type ShiftForm = {
  start: LocalField
  end: LocalField
  /** Empty until one is chosen. */
  positionId: string
  cashTips: string
  creditTips: string
}

/** The shift that the form begins with. */
export type KnownShift = {
  startTime: string
  endTime: string | null
  positionId: number
  cashTips: number
  creditTips: number
}

export type ShiftField = 'start' | 'end' | 'positionId'
export type ShiftReading =
  | { kind: 'problem'; field: ShiftField; problem: keyof typeof ENTRY.problems }
  | { kind: 'read'; shift: ProposedShift }

const amountText = (dollars: number) => (dollars ? dollars.toFixed(2) : '')

export function formOf(
  shift: KnownShift | undefined,
  positions: { positionId: number }[],
  timeZone: string,
): ShiftForm {
  const [only, ...others] = positions
  if (!shift) {
    const positionId = only && !others.length ? String(only.positionId) : ''
    return { start: { text: '' }, end: { text: '' }, positionId, cashTips: '', creditTips: '' }
  }
  return {
    start: fieldOf(shift.startTime, timeZone),
    end: fieldOf(shift.endTime, timeZone),
    positionId: String(shift.positionId),
    cashTips: amountText(shift.cashTips),
    creditTips: amountText(shift.creditTips),
  }
}

/** Parses the form. Tips count where the position takes some, or are those that the shift has. */
export function readShift(
  form: ShiftForm,
  shift: KnownShift | undefined,
  positions: Pick<PositionChoice, 'positionId' | 'isTipped'>[],
  timeZone: string,
): ShiftReading {
  const start = readTime(form.start, shift?.startTime ?? null, timeZone)
  if ('problem' in start) return { kind: 'problem', field: 'start', ...start }
  const end = readTime(form.end, shift?.endTime ?? null, timeZone)
  if ('problem' in end) return { kind: 'problem', field: 'end', ...end }
  if (end.time <= start.time) return { kind: 'problem', field: 'end', problem: 'endBeforeStart' }
  const position = positions.find(({ positionId }) => String(positionId) === form.positionId)
  if (!position) return { kind: 'problem', field: 'positionId', problem: 'missing' }
  const { positionId } = position
  const kept = positionId === shift?.positionId ? shift : { cashTips: 0, creditTips: 0 }
  const tips = position.isTipped
    ? { cashTips: Number(form.cashTips || 0), creditTips: Number(form.creditTips || 0) }
    : { cashTips: kept.cashTips, creditTips: kept.creditTips }
  return { kind: 'read', shift: { startTime: start.time, endTime: end.time, positionId, ...tips } }
}

type TimeReading = { time: string } | { problem: 'missing' | 'skipped' | 'ambiguous' }

/** An unchanged field keeps its instant, including the milliseconds that it does not show. */
function readTime(field: LocalField, known: string | null, timeZone: string): TimeReading {
  if (known && sameField(field, fieldOf(known, timeZone), timeZone)) return { time: known }
  const meaning = meaningOf(field, timeZone)
  if (meaning.kind === 'instant') return { time: meaning.instant.toISOString() }
  return { problem: meaning.kind === 'empty' ? 'missing' : meaning.kind }
}
