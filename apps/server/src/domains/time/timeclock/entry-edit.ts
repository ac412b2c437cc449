import { isDeepStrictEqual } from 'node:util'
import { takesTips } from '@nightshift/shared/time/entry-requests/rules'
import type { TimeEntryPatch } from '@nightshift/shared/time/timeclock/contract'
import { reviewWhenEndedByOthers } from '@nightshift/shared/time/timeclock/review'
import { isNow } from '@nightshift/shared/time/timeclock/rules'
import { AppError } from '../../../platform/http/app-error.ts'
import type { NewPosition } from './entry-positions.queries.ts'
import type { StoredEntry } from './timeclock.queries.ts'

export type Edit = Omit<TimeEntryPatch, 'updatedAt'>

/** The fields that a manager's edit sets. */
export function edited(
  before: StoredEntry,
  patch: Edit,
  { longest, position }: { longest: number; position?: NewPosition },
): Partial<StoredEntry> {
  const { startTime, endTime, positionId: _, ...rest } = patch
  // An end alone is the Clock Out of the Employees tab.
  const clocksOut = !before.endTime && endTime && Object.keys(patch).length === 1
  refuseUntipped(before, rest, position)
  const isNewRate = rest.payrate !== undefined && rest.payrate !== before.payrate
  return {
    ...(clocksOut && { needsReview: reviewWhenEndedByOthers(before, longest, new Date(endTime)) }),
    ...rest,
    ...(isNewRate && { copiedPayrate: before.copiedPayrate ?? before.payrate }),
    ...(position && inPosition(position)),
    ...(startTime && { startTime: new Date(startTime) }),
    ...(endTime !== undefined && { endTime: endTime === null ? null : new Date(endTime) }),
  }
}

/** Refuses tips where none are earned; those that an entry has stay with it, but not in another such position. */
function refuseUntipped(before: StoredEntry, patch: Edit, position: NewPosition | undefined) {
  const { cashTips = before.cashTips, creditTips = before.creditTips } = patch
  const kept = position ? undefined : before
  if (!takesTips(position ?? before, { cashTips, creditTips }, kept)) throw new AppError('notTipped')
}

/** What an entry copies of another position. */
const inPosition = ({ id: positionId, name: positionName, isTipped, copiedPayrate }: NewPosition) => ({
  positionId,
  positionName,
  isTipped,
  copiedPayrate,
})

/** The one change that the Employees tab makes for everybody who sees it: end an open shift, now. */
export function clockedOut(before: StoredEntry, patch: Edit, longest: number, now: Date) {
  const { endTime, startTime } = before
  const { endTime: asked, ...others } = patch
  if (Object.keys(others).length || !asked || !isNow(new Date(asked), now)) throw new AppError('forbidden')
  if (endTime) throw new AppError('alreadyClockedOut')
  const needsReview = reviewWhenEndedByOthers(before, longest, now)
  return { endTime: now < startTime ? startTime : now, needsReview }
}

/** The fields that differ. An edit without any changes nothing and leaves no audit row. */
export const differing = (before: StoredEntry, asked: Partial<StoredEntry>): Partial<StoredEntry> =>
  Object.fromEntries(
    Object.entries(asked).filter(
      ([field, value]) => !isDeepStrictEqual(value, before[field as keyof StoredEntry]),
    ),
  )
