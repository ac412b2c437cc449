import type { NightPlan, PlannedPlace } from '@nightshift/shared/night-plan/contract'
import { nightOf } from '@nightshift/shared/night-plan/curfew'
import { changeOfStored } from '@nightshift/shared/night-plan/place-change'
import { placeSpan } from '@nightshift/shared/night-plan/place-span'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
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
): Promise<NightPlan> {
  const found = await findSeasonNights(db, festivalId, seasonId)
  if (!found) throw new AppError('notFound')
  const { timeZone, season, settings } = found
  const [events, needs, places, people] = await Promise.all([
    findPlanEvents(db, festivalId),
    findNightNeeds(db, season.id),
    findPlaces(db, season.id),
    findPlanPeople(db, found),
  ])
  const toldOf = placeReader(found)
  return {
    ...{ festivalId, timeZone, events, needs, people },
    season: { id: season.id, year: season.year, closedAt: season.closedAt },
    tonight: nightOf(now, timeZone),
    ...{ curfew: settings.curfew, callMinutes: settings.callMinutes },
    nights: found.nights.map(({ date, label, gatesAt, endsAt }) => ({ date, label, gatesAt, endsAt })),
    places: places.map(toldOf),
  }
}

/** Makes what a screen gets of a stored place. On a date that the season no longer has, only the rest is compared. */
export function placeReader({ nights, callAt }: Pick<SeasonNights, 'nights' | 'callAt'>) {
  const byDate = new Map(nights.map((night) => [night.date, night]))
  return (place: ShownPlace): PlannedPlace => {
    const { id, night, positionId, userId, part, updatedAt, seenAt, answer, answerReason } = place
    const at = byDate.get(night)
    const times = at
      ? placeSpan(part, { callAt: callAt(at.gatesAt, positionId), endsAt: at.endsAt })
      : { callAt: place.publishedCallAt!, endsAt: place.publishedEndsAt! }
    return {
      ...{ id, night, positionId, userId, part, updatedAt, answer, answerReason },
      isSeen: seenAt !== null,
      change: changeOfStored(place, times),
    }
  }
}
