import type {
  NewPlace,
  PlacePatch,
  PlannedPlace,
  PlanPerson,
} from '@nightshift/shared/nights/night-plan/contract'
import type { z } from 'zod'
import { changed, pick } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { refuseStale } from '../../../platform/stale.ts'
import { checkNight, checkPlannable, lockPlanPeople, openPlan } from './open-plan.ts'
import {
  addPlaces,
  changePlace,
  deletePlaces,
  findPlaceSeason,
  type InsertedPlace,
  lockPlace,
  type StoredPlace,
  setRemoved,
} from './planned-places.queries.ts'
import { placeReader } from './read-plan.service.ts'

const AUDITED = ['night', 'positionId', 'userId', 'part'] as const

/** Puts somebody on the plan of a night. Not being free is no reason to refuse: the planner may know better. */
export async function putOn(db: Db, caller: Caller, wanted: NewPlace): Promise<z.input<typeof PlannedPlace>> {
  return db.transaction(async (tx) => {
    const plan = await openPlan(tx, wanted)
    checkPlannable(plan, wanted.night)
    const people = await lockPlanPeople(tx, plan, [wanted.userId])
    checkPerson(people.get(wanted.userId), wanted.positionId)
    const made = await addPlaces(tx, wanted, [wanted])
    await recordPlaces(tx, caller, 'create', made, wanted.night)
    return placeReader(plan, caller.now)((await lockPlace(tx, wanted, made[0]!.id))!)
  })
}

/** Moves somebody to another position of the night, or to a part of it. */
export async function editPlace(
  db: Db,
  caller: Caller,
  id: number,
  { updatedAt, ...changes }: PlacePatch,
): Promise<z.input<typeof PlannedPlace>> {
  return db.transaction(async (tx) => {
    const { plan, before, person } = await lockForChange(tx, caller, id, updatedAt)
    checkPlannable(plan, before.night)
    const { positionId = before.positionId, part = before.part } = changes
    if (positionId !== before.positionId) checkPerson(person, positionId)
    const after = await changePlace(tx, id, { positionId, part })
    await recordPlaceEdit(tx, caller, { before, after, fields: ['positionId', 'part'] })
    return placeReader(plan, caller.now)(after)
  })
}

/** Takes somebody off the plan. A published place stays until that is published, too. */
export async function takeOff(db: Db, caller: Caller, id: number, updatedAt: string) {
  return db.transaction(async (tx) => {
    const { before } = await lockForChange(tx, caller, id, updatedAt)
    await removePlaces(tx, caller, [before], before.night)
  })
}

/** Removes places that are locked, with their audit rows: of one night, or of several. */
export async function removePlaces(
  tx: Transaction,
  caller: Caller,
  places: StoredPlace[],
  night: string | null,
) {
  if (!places.length) return
  const idsOf = (some: StoredPlace[]) => some.map(({ id }) => id)
  await setRemoved(tx, idsOf(places.filter(({ publishedAt }) => publishedAt)), caller.now)
  await deletePlaces(tx, idsOf(places.filter(({ publishedAt }) => !publishedAt)))
  await recordPlaces(tx, caller, 'delete', places, night)
}

async function lockForChange(tx: Transaction, caller: Caller, id: number, updatedAt: string) {
  const known = found(await findPlaceSeason(tx, caller, id))
  // The order of every change: the festival, the person, then the place.
  const plan = await openPlan(tx, known)
  const people = await lockPlanPeople(tx, plan, [known.userId])
  const before = found(await lockPlace(tx, caller, id))
  if (before.removedAt) throw new AppError('changedMeanwhile')
  refuseStale(before, updatedAt)
  checkNight(plan, before.night)
  return { plan, before, person: people.get(before.userId) }
}

/** Refuses people who do not work here, and positions that they do not hold. */
function checkPerson(person: PlanPerson | undefined, positionId: number) {
  if (!person?.isActive) throw new AppError('notActiveHere')
  if (!person.positionIds.includes(positionId)) throw new AppError('positionNotHeld')
}

type PlaceEdit = { before: StoredPlace; after: StoredPlace; fields: readonly (keyof StoredPlace)[] }

/** Writes what changed of a place, and whose it is. */
export function recordPlaceEdit(tx: Transaction, caller: Caller, edit: PlaceEdit) {
  const { festivalId, night, id: entityId } = edit.before
  const what = { festivalId, entity: 'plannedPlace', entityId, night } as const
  return changed(tx, caller, { ...what, ...edit, subject: ['night', 'userId'] })
}

/** Places of one night, or of several. */
export function recordPlaces(
  tx: Transaction,
  caller: Caller,
  action: string,
  places: InsertedPlace[],
  night: string | null,
) {
  const side = action === 'delete' ? 'before' : 'after'
  return changed(
    tx,
    caller,
    ...places.map((place) => ({
      festivalId: place.festivalId,
      action,
      entity: 'plannedPlace' as const,
      entityId: place.id,
      night,
      [side]: pick(place, AUDITED),
      ...(place.formerMark && {
        before: { mark: place.formerMark },
        after: { ...pick(place, AUDITED), mark: null },
      }),
    })),
  )
}
