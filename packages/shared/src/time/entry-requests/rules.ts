import type { REFUSALS } from '../../errors.ts'
import { isAhead, tipsOf } from '../timeclock/rules.ts'
import type { PositionChoice } from './contract.ts'

/** Payroll of earlier periods is closed; a manager can still edit these by hand. */
const OLDEST_DAYS = 60
const LONGEST_HOURS = 24
/** How many requests of one person may wait at once. */
export const MOST_WAITING = 20

const HOUR_MS = 3_600_000

type Refusal = keyof typeof REFUSALS
type Times = { startTime: Date; endTime: Date }
type Tips = { cashTips: number; creditTips: number }
type Proposed = Times & Tips & { positionId: number }
type Entry = Tips & { positionId: number; startTime: Date; endTime: Date | null }

/** Why a shift cannot have these times, for its person and for managers alike. */
export function timesProblem({ startTime, endTime }: Times, now: Date): Refusal | undefined {
  if (endTime <= startTime) return 'endBeforeStart'
  if (isAhead(endTime, now)) return 'shiftInFuture'
  return endTime.getTime() - startTime.getTime() > LONGEST_HOURS * HOUR_MS ? 'shiftTooLong' : undefined
}

/** Why somebody cannot ask for this. `entry` is their shift as it is; none for "I forgot to clock in". */
export function requestProblem(
  wanted: Proposed & { note: string },
  entry: Entry | undefined,
  now: Date,
): Refusal | undefined {
  const problem = timesProblem(wanted, now)
  if (problem) return problem
  const oldest = now.getTime() - OLDEST_DAYS * 24 * HOUR_MS
  if ([wanted, entry].some((shift) => shift && shift.startTime.getTime() < oldest)) return 'shiftTooOld'
  return wanted.note === '' && !(entry && differs(wanted, entry)) ? 'noteMissing' : undefined
}

/** Whether a proposal says anything else than the shift as it is. */
function differs(wanted: Proposed, entry: Entry) {
  return (
    wanted.startTime.getTime() !== entry.startTime.getTime() ||
    wanted.endTime.getTime() !== entry.endTime?.getTime() ||
    wanted.positionId !== entry.positionId ||
    !sameTips(wanted, entry)
  )
}

const sameTips = (one: Tips, other: Tips) =>
  one.cashTips === other.cashTips && one.creditTips === other.creditTips

/**
 * The positions that a shift can get. Its own keeps the rate that was copied when it began; others come with the
 * person's rate now.
 */
export function positionChoices(
  entry: PositionChoice | null | undefined,
  held: PositionChoice[],
): PositionChoice[] {
  const choiceOf = ({ positionId, positionName, payrate, isTipped }: PositionChoice) => ({
    positionId,
    positionName,
    payrate,
    isTipped,
  })
  const others = held.filter(({ positionId }) => positionId !== entry?.positionId)
  return (entry ? [entry, ...others] : others).map(choiceOf)
}

/** Only tipped positions take tips; what an entry has already stays. */
export const takesTips = (
  { isTipped }: Pick<PositionChoice, 'isTipped'>,
  tips: Tips,
  entry: Tips | null | undefined,
) => isTipped || tipsOf(tips) === 0 || (entry != null && sameTips(tips, entry))
