import type { Change, SavedPunch } from '@nightshift/shared/kiosk/offline-punches/merge'
import { isForgotten } from '@nightshift/shared/time/timeclock/forgotten'
import { type ReviewReason, reviewWhenEndedByOthers } from '@nightshift/shared/time/timeclock/review'
import type { Transaction } from '../../../platform/database/pool.ts'
import { EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { findForgotten } from '../../time/timeclock/punch.service.ts'
import {
  changeEntry,
  insertEntry,
  lockEntry,
  longestShiftHoursOf,
  type StoredEntry,
} from '../../time/timeclock/timeclock.queries.ts'
import type { Person } from './holders.queries.ts'

/** An entry before and after, for its audit row. */
export type EntryChange = { before?: StoredEntry; after: StoredEntry; forgotten?: true }

type Tips = Pick<SavedPunch, 'cashTips' | 'creditTips'>

/** Opens or closes a shift at the punch's instant. The last of the answered changes is the punch's own. */
export async function applyChange(
  tx: Transaction,
  person: Person,
  change: Change,
  tips: Tips,
): Promise<EntryChange[]> {
  if (change.kind === 'close') return [await closeShift(tx, change, tips)]
  const closed = change.kind === 'openAfterForgotten' ? [await closeForgotten(tx, person, change.at)] : []
  return [...closed, await openShift(tx, person, change.userPositionId, { startTime: change.at })]
}

/** Inserts a shift in a held position. The pay rate is copied: a later raise leaves past shifts alone. */
export async function openShift(
  tx: Transaction,
  { id: userId, positions }: Person,
  userPositionId: number,
  times: Partial<StoredEntry> & { startTime: Date },
): Promise<EntryChange> {
  const { festivalId, positionId, positionName, payrate, isTipped } = positions.find(
    ({ id }) => id === userPositionId,
  )!
  const copied = { festivalId, positionId, positionName, payrate, isTipped }
  return { after: await insertEntry(tx, { userId, ...copied, ...times }) }
}

async function closeForgotten(tx: Transaction, { id: userId }: Person, at: Date): Promise<EntryChange> {
  const { id, endTime } = (await findForgotten(tx, userId, at))!
  const before = (await lockEntry(tx, EVERY_FESTIVAL, id))!
  const after = await changeEntry(tx, id, { endTime, needsReview: 'forgotten' })
  return { before, after, forgotten: true }
}

async function closeShift(tx: Transaction, { at, entryId }: Change & { kind: 'close' }, tips: Tips) {
  const before = (await lockEntry(tx, EVERY_FESTIVAL, entryId))!
  const longest = await longestShiftHoursOf(tx, before.festivalId)
  const needsReview = reviewOf(before, tips, longest, at)
  const after = await changeEntry(tx, entryId, { endTime: at, ...tipsFor(before, tips), needsReview })
  return { before, after }
}

/** Tips that nobody was asked for are marked, as when somebody else ends the shift. */
function reviewOf(entry: StoredEntry, tips: Tips, longest: number, at: Date): ReviewReason | null {
  if (!wereAsked(tips)) return reviewWhenEndedByOthers(entry, longest, at)
  return isForgotten(entry, longest, at) ? 'forgotten' : null
}

export const wereAsked = ({ cashTips, creditTips }: Tips) => cashTips !== null || creditTips !== null

/** The punch's tips, where the shift takes some and has none yet. */
export function tipsFor(
  entry: Pick<StoredEntry, 'isTipped' | 'cashTips' | 'creditTips'>,
  { cashTips, creditTips }: Tips,
) {
  if (!entry.isTipped || entry.cashTips || entry.creditTips) return {}
  return { cashTips: cashTips ?? 0, creditTips: creditTips ?? 0 }
}
