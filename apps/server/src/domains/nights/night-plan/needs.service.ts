import type { NeedPatch } from '@nightshift/shared/nights/night-plan/contract'
import { changed } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { lockPosition } from '../../setup/positions/positions.queries.ts'
import {
  deleteNightNeed,
  findDefaultNeed,
  findNightNeed,
  saveDefaultNeed,
  saveNightNeed,
} from './needs.queries.ts'
import { checkNight, openPlan } from './open-plan.ts'

/** Sets how many people a position needs, on one night or on all that say nothing else. */
export async function setNeed(db: Db, caller: Caller, patch: NeedPatch) {
  const { festivalId, positionId, night } = patch
  return db.transaction(async (tx) => {
    const plan = await openPlan(tx, patch)
    if (night !== null) checkNight(plan, night)
    // Serialises the changes of its numbers.
    found(await lockPosition(tx, { festivalId }, positionId))
    const [before, after] = night === null ? await setDefault(tx, patch) : await setNight(tx, patch, night)
    if (before === after) return
    await changed(tx, caller, {
      festivalId,
      action: 'edit',
      entity: 'planSettings',
      entityId: festivalId,
      night,
      before: { ...(night && { night }), positionId, needed: before },
      after: { ...(night && { night }), positionId, needed: after },
    })
  })
}

async function setDefault(tx: Transaction, { positionId, needed, seen }: NeedPatch) {
  if (needed === null) throw new AppError('invalidInput')
  const before = await findDefaultNeed(tx, positionId)
  if (before !== seen) throw new AppError('changedMeanwhile')
  await saveDefaultNeed(tx, positionId, needed)
  return [before, needed] as const
}

async function setNight(tx: Transaction, patch: NeedPatch, night: string) {
  const { festivalId, seasonId, positionId, needed, seen } = patch
  const of = { festivalId, seasonId, positionId, night }
  const special = await findNightNeed(tx, of)
  if ((special ?? (await findDefaultNeed(tx, positionId))) !== seen) throw new AppError('changedMeanwhile')
  if (needed === null) await deleteNightNeed(tx, of)
  else await saveNightNeed(tx, of, needed)
  return [special ?? null, needed] as const
}
