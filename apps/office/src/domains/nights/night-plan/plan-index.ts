import { callTime } from '@nightshift/shared/nights/night-plan/call-time'
import type {
  NightPlan,
  PlanEvent,
  PlannedPlace,
  PlanPerson,
  PlanPosition,
} from '@nightshift/shared/nights/night-plan/contract'
import { isPastCurfew } from '@nightshift/shared/nights/night-plan/curfew'
import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import { filledBy, nightsPerPerson, type Place } from '@nightshift/shared/nights/night-plan/place'
import { placeSpan } from '@nightshift/shared/nights/night-plan/place-span'
import { isWarning, marksOf, type PlaceMark } from './place-marks.ts'

export type MarkedPlace = PlannedPlace & { person: PlanPerson; marks: PlaceMark[] }
export type NightSummary = { needed: number; filled: number; changes: number; warnings: number }

/** The plan, looked up by night, position and person. */
export type PlanIndex = ReturnType<typeof indexPlan>

export function indexPlan(plan: NightPlan) {
  const people = new Map(plan.people.map((person) => [person.id, person]))
  const positions = new Map(
    plan.events.flatMap((event) =>
      event.positions.map((position): [number, PlanPosition & { event: PlanEvent }] => [
        position.id,
        { ...position, event },
      ]),
    ),
  )
  const special = new Map(
    plan.needs.map(({ night, positionId, needed }) => [`${night} ${positionId}`, needed]),
  )
  const taken = plan.places.filter(({ change }) => change !== 'removed')
  const calledOff = new Set(plan.nights.flatMap(({ date, isCalledOff }) => (isCalledOff ? [date] : [])))
  const nights = nightsPerPerson(taken.filter(({ night }) => !calledOff.has(night)))
  const byNight = groupBy(
    plan.places.filter(({ userId }) => people.has(userId)),
    ({ night }) => night,
  )
  // People come by name.
  const ranks = new Map(plan.people.map(({ id }, rank) => [id, rank]))
  const orderOf = ({ change, userId }: PlannedPlace) =>
    (change === 'removed' ? plan.people.length : 0) + ranks.get(userId)!

  const specialNeed = (night: string, positionId: number) => special.get(`${night} ${positionId}`)
  const needed = (night: string, positionId: number) =>
    specialNeed(night, positionId) ?? positions.get(positionId)?.needed ?? 0

  const nightsByDate = new Map(plan.nights.map((night) => [night.date, night]))
  /** From when to when a place is worked. */
  function spanOf({ night, positionId, part }: Place) {
    const { gatesAt, endsAt } = nightsByDate.get(night)!
    const callMinutes = positions.get(positionId)?.callMinutes ?? plan.callMinutes
    const callAt = callTime(new Date(gatesAt), callMinutes)
    return placeSpan(part, { callAt, endsAt: new Date(endsAt) })
  }

  /** Whether the person of a place, or of one that they could have, is not over 16 and past the curfew in it. */
  function isYoungPastCurfew(place: Place) {
    if (!people.get(place.userId)?.is16OrUnder) return false
    const ends = { night: place.night, endsAt: spanOf(place).endsAt, isOver16: false }
    return isPastCurfew(ends, plan.curfew, plan.timeZone)
  }

  /** Finds the marks of the places of a night. */
  function markerOf(places: PlannedPlace[]) {
    const perPerson = groupBy(places.filter(isTaken), ({ userId }) => userId)
    return (place: PlannedPlace) => {
      const isSplit = (perPerson.get(place.userId)?.length ?? 0) > 1
      return marksOf(place, people.get(place.userId)!, { isPastCurfew: isYoungPastCurfew(place), isSplit })
    }
  }

  /** The places of a night by the name of their people, with their marks; those taken off last. */
  const placesOf = oncePerNight((night): MarkedPlace[] => {
    const places = byNight.get(night) ?? []
    const marksFor = markerOf(places)
    return places
      .map((place) => ({ ...place, person: people.get(place.userId)!, marks: marksFor(place) }))
      .sort((one, other) => orderOf(one) - orderOf(other) || one.id - other.id)
  })

  const ownPlaces = oncePerNight((night) => groupBy(placesOf(night).filter(isTaken), ({ userId }) => userId))

  const summary = oncePerNight((night): NightSummary => {
    const places = byNight.get(night) ?? []
    const marksFor = markerOf(places)
    const filled = groupBy(places.filter(isTaken), ({ positionId }) => positionId)
    const sum = { needed: 0, filled: 0 }
    for (const id of positions.keys()) {
      const wanted = needed(night, id)
      sum.needed += wanted
      sum.filled += Math.min(wanted, filledBy(filled.get(id) ?? []))
    }
    return {
      ...sum,
      changes: places.filter(isUnpublished).length,
      warnings: places.filter((place) => marksFor(place).some(isWarning)).length,
    }
  })

  /** How many people publishing a night affects; null: all nights. */
  function affected(night: string | null) {
    const changed = plan.places.filter(
      (place) => isUnpublished(place) && (night === null || place.night === night),
    )
    const gone = night === null ? plan.toldOfGoneNights : []
    return new Set([...changed.map(({ userId }) => userId), ...gone]).size
  }

  return {
    plan,
    people,
    positions,
    needed,
    specialNeed,
    placesOf,
    spanOf,
    isYoungPastCurfew,
    summary,
    affected,
    nightsOf: (userId: string) => nights.get(userId) ?? 0,
    /** The places that somebody has on a night. */
    placesOn: (night: string, userId: string) => ownPlaces(night).get(userId) ?? [],
  }
}

/** Memoized. */
function oncePerNight<T>(make: (night: string) => T) {
  const made = new Map<string, T>()
  return (night: string): T => {
    const known = made.get(night) ?? make(night)
    made.set(night, known)
    return known
  }
}

export const isTaken = ({ change }: Pick<PlannedPlace, 'change'>) => change !== 'removed'

const isUnpublished = ({ change }: PlannedPlace) => change !== 'none'

export const nameOf = ({ firstName, lastName }: Pick<PlanPerson, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** The nearest night before this one on the same day of the week. */
export function modelNight(nights: NightPlan['nights'], date: string) {
  const weekday = (of: string) => new Date(of).getUTCDay()
  return nights.findLast((night) => night.date < date && weekday(night.date) === weekday(date))
}
