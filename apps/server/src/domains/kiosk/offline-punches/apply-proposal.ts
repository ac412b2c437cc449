import type { Proposal } from '@nightshift/shared/kiosk/offline-punches/contract'
import { type Change, fitPunch } from '@nightshift/shared/kiosk/offline-punches/merge'
import { lacksTips } from '@nightshift/shared/time/timeclock/review'
import type { Transaction } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { changeEntry, lockEntry, type StoredEntry } from '../../time/timeclock/timeclock.queries.ts'
import { applyChange, type EntryChange, openShift, tipsFor, wereAsked } from './apply-change.ts'
import { holderFor, type Person } from './holders.queries.ts'
import type { StoredPunch } from './offline-punches.queries.ts'

/** Does what a proposal says. The last of the answered changes is the punch's own. */
export async function applyProposal(
  tx: Transaction,
  person: Person,
  punch: StoredPunch,
  proposal: Proposal,
  until: StoredPunch | undefined,
): Promise<EntryChange[]> {
  switch (proposal.kind) {
    case 'clockIn':
      return applyChange(tx, person, clockInOf(person, punch, proposal.upId), punch)
    case 'clockOut':
      return applyChange(tx, person, { kind: 'close', at: punch.at, entryId: proposal.entryId }, punch)
    case 'moveStart':
      return [await edit(tx, proposal.entryId, () => ({ startTime: punch.at, needsReview: null }))]
    case 'moveEnd':
      return [await edit(tx, proposal.entryId, (entry) => endedAt(entry, punch))]
    case 'addShift':
      return [await addShift(tx, person, punch, proposal.upId, until!)]
  }
}

function clockInOf(person: Person, punch: StoredPunch, userPositionId: number): Change {
  const change = fitPunch({ ...punch, userPositionId }, holderFor(person, punch))
  if (change.kind === 'review') throw new AppError('changedMeanwhile')
  return change
}

async function edit(
  tx: Transaction,
  id: number,
  changesOf: (before: StoredEntry) => Partial<StoredEntry>,
): Promise<EntryChange> {
  const before = (await lockEntry(tx, EVERY_FESTIVAL, id))!
  return { before, after: await changeEntry(tx, id, changesOf(before)) }
}

/** The manager has looked at the end, but missing tips are still missing. */
function endedAt(entry: StoredEntry, punch: StoredPunch): Partial<StoredEntry> {
  const wereMissing =
    entry.needsReview === 'tipsMissing' || (entry.needsReview === 'endSetByLead' && lacksTips(entry))
  return {
    endTime: punch.at,
    ...tipsFor(entry, punch),
    needsReview: wereMissing && !wereAsked(punch) ? 'tipsMissing' : null,
  }
}

/** A whole shift from a clock-in to a clock-out that both wait. */
async function addShift(
  tx: Transaction,
  person: Person,
  { at: startTime }: StoredPunch,
  upId: number,
  until: StoredPunch,
) {
  const held = person.positions.find(({ id }) => id === upId)!
  const tips = tipsFor({ isTipped: held.isTipped, cashTips: 0, creditTips: 0 }, until)
  const needsReview = held.isTipped && !wereAsked(until) ? 'tipsMissing' : null
  return openShift(tx, person, upId, { startTime, endTime: until.at, ...tips, needsReview })
}
