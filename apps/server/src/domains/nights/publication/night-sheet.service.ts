import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import { changeOfStored } from '@nightshift/shared/nights/night-plan/place-change'
import type { NightSheet, PublicationQuery } from '@nightshift/shared/nights/publication/contract'
import type { z } from 'zod'
import type { Queryable } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { findNightNeeds } from '../night-plan/planned-places.queries.ts'
import { findSeasonNights } from '../night-plan/season-nights.queries.ts'
import { plannedDetails, type SeasonNights } from './changes.ts'
import { findNightPeople, findPositions } from './publication.queries.ts'

/** The plan of one night by event and position, to print; the night that is on or comes next unless one is named. */
export async function readNightSheet(
  db: Queryable,
  { festivalId, seasonId, night: date }: PublicationQuery,
  now: Date,
): Promise<z.input<typeof NightSheet>> {
  const season = found(await findSeasonNights(db, festivalId, seasonId))
  const festival = found(await findFestival(db, festivalId))
  const { nights, timeZone } = season
  const night = date
    ? nights.find((one) => one.date === date)
    : (nights.find(({ endsAt }) => endsAt > now) ?? nights.at(-1))
  if (date && !night) throw new AppError('notANight')
  return {
    festivalName: festival.name,
    timeZone,
    seasonId: season.season.id,
    nights: nights.map((one) => ({ date: one.date, label: one.label })),
    night: night
      ? {
          date: night.date,
          label: night.label,
          gatesAt: night.gatesAt,
          endsAt: night.endsAt,
          isCalledOff: night.isCalledOff,
        }
      : null,
    events: night ? await eventsOf(db, season, night, now) : [],
  }
}

async function eventsOf(
  db: Queryable,
  season: SeasonNights,
  night: SeasonNights['nights'][number],
  now: Date,
) {
  const { festivalId } = season
  const seasonId = season.season.id
  const people = await findNightPeople(db, { festivalId, seasonId, night: night.date })
  const byPosition = groupBy(people, ({ place }) => place.positionId)
  const needs = new Map(season.positionPlans.map(({ positionId, needed }) => [positionId, needed]))
  for (const special of await findNightNeeds(db, seasonId))
    if (special.night === night.date) needs.set(special.positionId, special.needed)
  const positions = (await findPositions(db, festivalId)).filter(
    ({ id }) => byPosition.has(id) || (needs.get(id) ?? 0) > 0,
  )
  return [...groupBy(positions, ({ eventId }) => eventId)].map(([eventId, own]) => ({
    eventId,
    name: own[0]!.eventName,
    positions: own.map(({ id, name }) => ({
      positionId: id,
      name,
      needed: needs.get(id) ?? 0,
      callAt: season.callAt(night.gatesAt, id),
      places: (byPosition.get(id) ?? []).map(({ place, firstName, lastName }) => {
        const planned = plannedDetails(place, season, now)!
        return {
          placeId: place.id,
          userId: place.userId,
          firstName,
          lastName,
          part: place.part,
          callAt: planned.callAt,
          answer: place.answer,
          answerReason: place.answerReason,
          isPublished: changeOfStored(place, planned, now) === 'none',
        }
      }),
    })),
  }))
}
