import { z } from 'zod'
import type { ErrorCode } from '../../errors.ts'
import { RecordId } from '../../ids.ts'
import { PayRate, toCents } from '../../money.ts'
import { ReadAt } from '../../read-at.ts'
import { Tips } from './contract.ts'
import type { ReviewReason } from './review.ts'
import { tipsOf } from './rules.ts'

/**
 * Splits a shift at an instant. The position and the rate are those of the second part; without a rate, the person's
 * own one or the position's default. Without a division of the tips, the tipped part keeps them.
 */
export const SplitEntry = z.strictObject({
  at: z.iso.datetime({ offset: true }),
  positionId: RecordId,
  payrate: PayRate.optional(),
  tips: z.strictObject({ first: Tips, second: Tips }).optional(),
  updatedAt: ReadAt.optional(),
})
export type SplitEntry = z.infer<typeof SplitEntry>

export type TwoTips = NonNullable<SplitEntry['tips']>
type Whole = {
  startTime: string | Date
  endTime: string | Date | null
  isTipped: boolean
  cashTips: number
  creditTips: number
  needsReview: ReviewReason | null
}
type Part = z.infer<typeof Tips> & { needsReview: ReviewReason | null }

export type SplitDecision =
  | { kind: 'split'; first: Part; second: Part }
  | { kind: 'refuse'; error: Extract<ErrorCode, 'splitOutside' | 'notTipped' | 'tipsNotDivided'> }

const NO_TIPS = { cashTips: 0, creditTips: 0 }

/** The division of the tips that is proposed: all of them to the part that is tipped, to the first if both are. */
export function proposedTips({ isTipped, cashTips, creditTips }: Whole, secondIsTipped: boolean): TwoTips {
  const all = { cashTips, creditTips }
  return secondIsTipped && !isTipped ? { first: NO_TIPS, second: all } : { first: all, second: NO_TIPS }
}

/** Decides a split, for the preview and the API. An open shift is split before `now`. */
export function decideSplit(
  whole: Whole,
  { at, isTipped, tips }: { at: Date; isTipped: boolean; tips?: TwoTips },
  now: Date,
): SplitDecision {
  const instant = at.getTime()
  const end = new Date(whole.endTime ?? now).getTime()
  if (instant <= new Date(whole.startTime).getTime() || instant >= end)
    return { kind: 'refuse', error: 'splitOutside' }
  const { first, second } = tips ?? proposedTips(whole, isTipped)
  if (!addUp(whole, first, second)) return { kind: 'refuse', error: 'tipsNotDivided' }
  if (tipsOf(second) > 0 && !isTipped) return { kind: 'refuse', error: 'notTipped' }
  // Tips that a manager gave to a shift in a position without any stay where they are.
  if (tipsOf(first) > 0 && !whole.isTipped && isTipped) return { kind: 'refuse', error: 'notTipped' }
  // What was to be reviewed still is: the end is that of the second part, and the tips are those of the tipped one.
  const { needsReview } = whole
  const ofEnd = needsReview === 'forgotten' || needsReview === 'endSetByLead'
  const ofSecond = ofEnd || (isTipped && !whole.isTipped)
  return {
    kind: 'split',
    first: { ...first, needsReview: ofSecond ? null : needsReview },
    second: { ...second, needsReview: ofSecond ? needsReview : null },
  }
}

type BothTips = z.infer<typeof Tips>
const addUp = (whole: BothTips, first: BothTips, second: BothTips) =>
  (['cashTips', 'creditTips'] as const).every(
    (kind) => toCents(first[kind]) + toCents(second[kind]) === toCents(whole[kind]),
  )
