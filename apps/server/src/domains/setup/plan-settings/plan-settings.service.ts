import {
  PLAN_SETTINGS,
  type PlanSettingsPage,
  type PlanSettingsPatch,
} from '@nightshift/shared/setup/plan-settings/contract'
import { namesOf } from '@nightshift/shared/setup/settings'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { refuseStale } from '../../../platform/stale.ts'
import {
  countPositions,
  findCallTimes,
  findPlanSettings,
  saveCallTimes,
  savePlanSettings,
} from './plan-settings.queries.ts'

type Page = z.input<typeof PlanSettingsPage>

/** How a festival plans its nights, with the call times of its positions. */
export const readPlanSettings = async (db: Queryable, festivalId: number): Promise<Page> => ({
  ...(await findPlanSettings(db, festivalId)),
  positions: await findCallTimes(db, festivalId),
})

/** Changes how a festival plans its nights, with optimistic locking. */
export async function editPlanSettings(
  db: Db,
  caller: Caller,
  festivalId: number,
  { updatedAt, positions = [], ...changes }: PlanSettingsPatch,
) {
  return db.transaction(async (tx) => {
    found(await lockFestival(tx, festivalId))
    const before = await readPlanSettings(tx, festivalId)
    refuseStale(before, updatedAt)
    const { positions: _, ...settings } = before
    // Also when only a position changes: its time is the version of the whole page.
    await savePlanSettings(tx, { ...settings, ...changes })
    await changeCallTimes(tx, festivalId, positions)
    const after = await readPlanSettings(tx, festivalId)
    await recordSettings(tx, caller, before, after)
    return after
  })
}

async function changeCallTimes(
  tx: Transaction,
  festivalId: number,
  positions: NonNullable<PlanSettingsPatch['positions']>,
) {
  if (!positions.length) return
  const ids = new Set(positions.map(({ positionId }) => positionId))
  if (ids.size < positions.length) throw new AppError('invalidInput')
  if ((await countPositions(tx, festivalId, [...ids])) < ids.size)
    throw new AppError('positionOfOtherFestival')
  await saveCallTimes(tx, positions)
}

async function recordSettings(tx: Transaction, caller: Caller, before: Page, after: Page) {
  const { festivalId } = after
  await changed(tx, caller, {
    festivalId,
    entity: 'planSettings',
    entityId: festivalId,
    night: null,
    before,
    after,
    fields: namesOf(PLAN_SETTINGS),
  })
  const minutes = new Map(before.positions.map(({ positionId, callMinutes }) => [positionId, callMinutes]))
  const differing = after.positions.filter(
    ({ positionId, callMinutes }) => minutes.get(positionId) !== callMinutes,
  )
  await changed(
    tx,
    caller,
    ...differing.map(({ positionId, callMinutes }) => ({
      festivalId,
      entity: 'position' as const,
      entityId: positionId,
      action: 'edit',
      before: { callMinutes: minutes.get(positionId) },
      after: { callMinutes },
    })),
  )
}
