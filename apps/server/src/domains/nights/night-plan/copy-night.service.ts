import type { CopiedNight, CopyNight } from '@nightshift/shared/nights/night-plan/contract'
import { placeProblem } from '@nightshift/shared/nights/night-plan/place-problem'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { checkPlannable, lockPlanPeople, openPlan } from './open-plan.ts'
import { recordPlaces } from './places.service.ts'
import { addPlaces, findTakenPlaces, onNights } from './planned-places.queries.ts'

/** Plans a night like another one: everybody who is free, still holds the position and is not on the night already. */
export async function copyNight(db: Db, caller: Caller, wanted: CopyNight): Promise<CopiedNight> {
  const { seasonId, from, to } = wanted
  return db.transaction(async (tx) => {
    const plan = await openPlan(tx, wanted)
    checkPlannable(plan, to)
    if (from === to || !plan.nights.some(({ date }) => date === from)) throw new AppError('notANight')
    const model = await findTakenPlaces(tx, seasonId, onNights([from]))
    const people = await lockPlanPeople(tx, plan, [...new Set(model.map(({ userId }) => userId))])
    const places = await findTakenPlaces(tx, seasonId, onNights([to]))
    const asked = model.map(({ positionId, userId, part }) => {
      const place = { night: to, positionId, userId, part }
      return { place, reason: placeProblem(place, people.get(userId)!, places) }
    })
    const agreed = asked.filter(({ reason }) => !reason).map(({ place }) => place)
    const made = await addPlaces(tx, wanted, agreed)
    await recordPlaces(tx, caller, 'create', made, to)
    return {
      copied: made.length,
      leftOut: asked.flatMap(({ place, reason }) => (reason ? [{ ...place, reason }] : [])),
    }
  })
}
