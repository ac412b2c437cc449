import { toCents } from '../money.ts'
import { NO_PAYCHEX_ID } from '../people/employees/contract.ts'
import { isLong, isPayable } from '../time/timeclock/payroll.ts'
import { hundredthsOf, isOpen, tipsOf } from '../time/timeclock/rules.ts'

type Shift = {
  id: number
  userId: string
  startTime: string
  endTime: string | null
  payrate: number
  isTipped: boolean
  cashTips: number
  creditTips: number
  deduction?: number
  user?: { paychexId?: string }
}

/** A payroll warning; `shift` is the entry that it is about. */
export type PayrollIssue<S extends Shift> =
  | { kind: 'noPaychexId' | 'open' | 'long' | 'noRate' | 'tipsNotTipped' | 'moneyWithoutHours'; shift: S }
  | { kind: 'sharedPaychexId'; shift: S; other: S }
  | { kind: 'overlap'; shift: S; other: S }

/** Checks shifts before the export. The issues are warnings and do not block it. */
export function payrollIssues<S extends Shift>(shifts: S[], now: Date): PayrollIssue<S>[] {
  return [
    ...idIssues(shifts),
    ...shifts.filter(isOpen).map((shift) => ({ kind: 'open' as const, shift })),
    ...shifts
      .filter((shift) => !isOpen(shift) && isLong(shift, now))
      .map((shift) => ({ kind: 'long' as const, shift })),
    ...overlaps(shifts),
    ...shifts.filter(({ payrate }) => payrate === 0).map((shift) => ({ kind: 'noRate' as const, shift })),
    ...shifts
      .filter((shift) => !shift.isTipped && tipsOf(shift) > 0)
      .map((shift) => ({ kind: 'tipsNotTipped' as const, shift })),
    ...shifts
      .filter((shift) => !isOpen(shift) && !isPayable(shift, now) && hasMoney(shift))
      .map((shift) => ({ kind: 'moneyWithoutHours' as const, shift })),
  ]
}

const hasMoney = (shift: Shift) => tipsOf(shift) + toCents(shift.deduction ?? 0) > 0

/** Ids belong to people, so each person is reported once, at their first shift. */
function idIssues<S extends Shift>(shifts: S[]): PayrollIssue<S>[] {
  const people = new Map<string, S>()
  for (const shift of shifts) if (!people.has(shift.userId)) people.set(shift.userId, shift)
  const owners = new Map<string, S>()
  return [...people.values()].flatMap((shift): PayrollIssue<S>[] => {
    const id = shift.user?.paychexId ?? NO_PAYCHEX_ID
    if (id === NO_PAYCHEX_ID) return [{ kind: 'noPaychexId', shift }]
    const other = owners.get(id)
    if (other) return [{ kind: 'sharedPaychexId', shift, other }]
    owners.set(id, shift)
    return []
  })
}

/** The database refuses new overlaps; older or imported data may have some. */
function overlaps<S extends Shift>(shifts: S[]): PayrollIssue<S>[] {
  const latest = new Map<string, S>()
  const found: PayrollIssue<S>[] = []
  const byStart = shifts
    .filter((shift) => isOpen(shift) || hundredthsOf(shift, new Date(0)) > 0)
    .sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime))
  for (const shift of byStart) {
    const other = latest.get(shift.userId)
    if (other && Date.parse(shift.startTime) < endOf(other)) found.push({ kind: 'overlap', shift, other })
    if (!other || endOf(shift) > endOf(other)) latest.set(shift.userId, shift)
  }
  return found
}

const endOf = ({ endTime }: Shift) => (endTime === null ? Number.POSITIVE_INFINITY : Date.parse(endTime))
