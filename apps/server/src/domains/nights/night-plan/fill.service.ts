import type {
  AgreedFill,
  FillNights,
  FillProposals,
  FillRefusal,
  PlanPerson,
} from '@nightshift/shared/nights/night-plan/contract'
import { type Candidate, fill, type Need } from '@nightshift/shared/nights/night-plan/fill'
import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import { needsOf } from '@nightshift/shared/nights/night-plan/needs'
import { type AnsweredPlace, filledBy, type Place } from '@nightshift/shared/nights/night-plan/place'
import { placeProblem } from '@nightshift/shared/nights/night-plan/place-problem'
import type { Db, Queryable } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { checkNight, lockPlanPeople, openPlan } from './open-plan.ts'
import { recordPlaces } from './places.service.ts'
import { findPlanEvents } from './plan-events.queries.ts'
import { findPlanPeople } from './plan-people.queries.ts'
import { addPlaces, findNightNeeds, findTakenPlaces, onNights } from './planned-places.queries.ts'
import type { SeasonNights } from './read-plan.service.ts'
import { isCalledOff } from './season-nights.queries.ts'

/** Proposes people for the places of these nights that are open. Writes nothing. */
export async function proposeFill(db: Db, wanted: FillNights): Promise<FillProposals> {
  return db.transaction(async (tx) => {
    const plan = await openPlan(tx, wanted)
    for (const night of wanted.nights) checkNight(plan, night)
    const people = await findPlanPeople(tx, plan)
    const places = await findTakenPlaces(tx, wanted.seasonId, onNights(plan.nights.map(({ date }) => date)))
    return fill(
      await findNeeds(tx, wanted, openNights(plan, wanted.nights)),
      places,
      people.filter(({ isActive }) => isActive).map(candidateOf),
    )
  })
}

/** Places the proposals that somebody agreed to, all or none: the plan may have changed since they were made. */
export async function applyFill(db: Db, caller: Caller, agreed: AgreedFill) {
  const { seasonId, places } = agreed
  return db.transaction(async (tx) => {
    const plan = await openPlan(tx, agreed)
    const nights = [...new Set(places.map(({ night }) => night))]
    for (const night of nights) checkNight(plan, night)
    const people = await lockPlanPeople(tx, plan, [...new Set(places.map(({ userId }) => userId))])
    const taken = await findTakenPlaces(tx, seasonId, onNights(nights))
    const refused = refusals(places, taken, people, await findNeeds(tx, agreed, openNights(plan, nights)))
    if (refused.length) throw new AppError('planChanged', { details: { refused } })
    const made = await addPlaces(tx, agreed, places)
    await recordPlaces(tx, caller, 'create', made, null)
    return { placed: made.length }
  })
}

/** A night that is called off needs nobody. */
const openNights = (plan: SeasonNights, dates: string[]) => dates.filter((date) => !isCalledOff(date, plan))

/** A night for which somebody declined their place is one on which they are not free. */
function candidateOf({
  id,
  firstName,
  lastName,
  positionIds,
  availability,
  declined,
}: PlanPerson): Candidate {
  const unavailable = [...availability.unavailable, ...declined]
  return {
    id,
    name: `${firstName} ${lastName}`,
    positionIds,
    availability: declined.length ? { source: 'own', unavailable } : availability,
  }
}

async function findNeeds(db: Queryable, { festivalId, seasonId }: FillNights | AgreedFill, nights: string[]) {
  const events = await findPlanEvents(db, festivalId)
  return needsOf(
    nights,
    events.flatMap(({ positions }) => positions),
    await findNightNeeds(db, seasonId),
  )
}

/** The places that cannot be taken any more, one after the other as they would be. */
function refusals(places: Place[], taken: AnsweredPlace[], people: Map<string, PlanPerson>, needs: Need[]) {
  const needed = new Map(needs.map((need) => [keyOf(need), need.needed]))
  const byPosition = groupBy(taken, keyOf)
  const byPerson = new Map<string, Place[]>()
  for (const place of taken) byPerson.set(place.userId, [...(byPerson.get(place.userId) ?? []), place])
  return places.flatMap((place): FillRefusal[] => {
    const { night, positionId, userId } = place
    const person = people.get(userId)
    const own = byPerson.get(userId) ?? []
    const reason = person ? placeProblem(place, person, own) : 'notActive'
    const there = byPosition.get(keyOf(place)) ?? []
    const isFull = filledBy(there) >= (needed.get(keyOf(place)) ?? 0)
    byPosition.set(keyOf(place), [...there, { ...place, answer: null }])
    byPerson.set(userId, [...own, place])
    return reason || isFull ? [{ night, positionId, userId, reason: reason ?? 'full' }] : []
  })
}

const keyOf = ({ night, positionId }: Pick<Place, 'night' | 'positionId'>) => `${night} ${positionId}`
