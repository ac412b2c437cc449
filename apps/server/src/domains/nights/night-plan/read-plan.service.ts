import type {
  NightPlan,
  PlannedNight,
  PlannedNightQuery,
  PlannedPlace,
} from '@nightshift/shared/nights/night-plan/contract'
import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { changeOfStored } from '@nightshift/shared/nights/night-plan/place-change'
import { placeSpan } from '@nightshift/shared/nights/night-plan/place-span'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { findPlanEvents } from './plan-events.queries.ts'
import { findPlanPeople } from './plan-people.queries.ts'
import { findNightNeeds, findPlaces, type ShownPlace } from './planned-places.queries.ts'
import { findSeasonNights } from './season-nights.queries.ts'

export type SeasonNights = NonNullable<Awaited<ReturnType<typeof findSeasonNights>>>

/** The plan of a season: its nights, what they need, who is on them and who can be. */
export async function readPlan(
  db: Db,
  { festivalId, seasonId }: { festivalId: number; seasonId?: number },
  now: Date,
): Promise<z.input<typeof NightPlan>> {
  const planned = found(await findSeasonNights(db, festivalId, seasonId))
  const { timeZone, season, settings, nights } = planned
  const [events, needs, places, people] = await Promise.all([
    findPlanEvents(db, festivalId),
    findNightNeeds(db, season.id),
    findPlaces(db, season.id),
    findPlanPeople(db, planned),
  ])
  const described = placeReader(planned, now)
  const dates = new Set(nights.map(({ date }) => date))
  const tonight = nightOf(now, timeZone)
  const isOfGoneNight = (place: ShownPlace) =>
    !dates.has(place.night) &&
    (place.removedAt !== null || place.night >= tonight) &&
    changeOfStored(place, null, now) === 'removed'
  return {
    festivalId,
    timeZone,
    events,
    needs,
    people,
    season: { id: season.id, year: season.year, part: season.part, closedAt: season.closedAt },
    tonight,
    curfew: settings.curfew,
    callMinutes: settings.callMinutes,
    nights: nights.map(({ date, label, gatesAt, endsAt, isCalledOff }) => ({
      date,
      label,
      gatesAt,
      endsAt,
      isCalledOff,
    })),
    places: places.filter(({ night }) => dates.has(night)).map(described),
    toldOfGoneNights: [...new Set(places.filter(isOfGoneNight).map(({ userId }) => userId))],
  }
}

/** One night of a season's plan. */
export async function readNight(
  db: Db,
  { festivalId, seasonId, night }: PlannedNightQuery,
  now: Date,
): Promise<z.input<typeof PlannedNight>> {
  const planned = found(await findSeasonNights(db, festivalId, seasonId))
  if (!planned.nights.some(({ date }) => date === night)) throw new AppError('notANight')
  const [needs, places] = await Promise.all([findNightNeeds(db, seasonId), findPlaces(db, seasonId, night)])
  return {
    needs: needs.filter((need) => need.night === night),
    places: places.map(placeReader(planned, now)),
  }
}

/** Makes what a screen gets of a stored place on a night of the season. */
export function placeReader({ nights, callAt }: Pick<SeasonNights, 'nights' | 'callAt'>, now: Date) {
  const byDate = new Map(nights.map((night) => [night.date, night]))
  return (place: ShownPlace): z.input<typeof PlannedPlace> => {
    const { id, night, positionId, userId, part, updatedAt, seenAt, answer, answerReason } = place
    const { gatesAt, endsAt, isCalledOff } = byDate.get(night)!
    const times = placeSpan(part, { callAt: callAt(gatesAt, positionId), endsAt })
    const change = changeOfStored(place, times, now)
    return {
      id,
      night,
      positionId,
      userId,
      part,
      updatedAt,
      answer,
      answerReason,
      isSeen: seenAt !== null,
      // There is nothing to publish of a place on a night that is called off.
      change: isCalledOff && change !== 'removed' ? 'none' : change,
    }
  }
}
