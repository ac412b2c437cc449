import { calledAt } from '@nightshift/shared/nights/night-plan/call-time'
import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { tonightOf } from '@nightshift/shared/nights/night-plan/night-times'
import type { Part } from '@nightshift/shared/nights/night-plan/place'
import { placeSpan } from '@nightshift/shared/nights/night-plan/place-span'
import type { Board, FreeQuery } from '@nightshift/shared/nights/tonight/contract'
import type { z } from 'zod'
import type { Db, Queryable } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/app-error.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { findSeasonNights } from '../night-plan/season-nights.queries.ts'
import {
  countPlan,
  findBoardPlaces,
  findBoardPositions,
  findClockedIn,
  findFilling,
} from './board.queries.ts'
import { findFreePeople } from './free-people.queries.ts'

/** The season of the festival with tonight, if there is one, and the night after it. */
async function findTonight(db: Queryable, festivalId: number, now: Date) {
  const season = await findSeasonNights(db, festivalId)
  if (!season) return void found(await findFestival(db, festivalId))
  const { nights, timeZone } = season
  const today = nightOf(now, timeZone)
  return {
    ...season,
    tonight: tonightOf(nights, now, timeZone),
    next: nights.find(({ date, isCalledOff }) => date > today && !isCalledOff),
  }
}

/** Who is expected tonight, who is in, and who came without a place. */
export async function readBoard(db: Db, festivalId: number, now: Date): Promise<z.input<typeof Board>> {
  const season = await findTonight(db, festivalId, now)
  const nothing = { positions: [], places: [], extras: [] }
  if (!season) return { festivalId, now, tonight: null, next: null, lateAfterMinutes: 0, ...nothing }
  const { tonight, next, settings, timeZone, callAt } = season
  const head = {
    festivalId,
    now,
    lateAfterMinutes: settings.lateAfterMinutes,
    tonight: tonight ? await headOf(db, festivalId, tonight) : null,
    next: next ? await headOf(db, festivalId, next) : null,
  }
  if (!tonight) return { ...head, ...nothing }
  const of = { festivalId, night: tonight.date }
  const [positions, places, clockedIn] = await Promise.all([
    findBoardPositions(db, of, timeZone),
    tonight.isCalledOff ? [] : findBoardPlaces(db, of),
    findClockedIn(db, of, timeZone),
  ])
  const ids = places.map(({ place }) => place.id)
  const entries = entriesByPlace(await findFilling(db, ids))
  const callOf = (positionId: number, part: Part) =>
    placeSpan(part, { callAt: callAt(tonight.gatesAt, positionId), endsAt: tonight.endsAt }).callAt
  return {
    ...head,
    positions: positions.map((position) => ({
      ...position,
      needed: tonight.isCalledOff ? 0 : position.needed,
      callAt: callOf(position.id, 'whole'),
    })),
    places: places.map(({ place, publishedCallAt, putInAt }) => ({
      ...place,
      // As published to the person, else as the plan has it.
      callAt: calledAt(publishedCallAt ?? callOf(place.positionId, place.part), putInAt),
      entry: entries.get(place.id) ?? null,
    })),
    extras: clockedIn
      .filter(({ placeId }) => placeId === null || !ids.includes(placeId))
      .map(({ placeId: _, ...extra }) => extra),
  }
}

/** Who could work tonight in a position. */
export async function listFreePeople(db: Db, { festivalId, positionId }: FreeQuery, now: Date) {
  const found = await findTonight(db, festivalId, now)
  if (!found?.tonight) return []
  const { timeZone, season, tonight } = found
  return findFreePeople(db, { festivalId, seasonId: season.id, night: tonight.date, positionId, timeZone })
}

type Filling = Awaited<ReturnType<typeof findFilling>>[number]
type Entry = Pick<Filling, 'startTime' | 'endTime'>

/** A place is filled from the first clock-in to the last clock-out: there may be a break. */
function entriesByPlace(filling: Filling[]) {
  const entries = new Map<number, Entry>()
  for (const { placeId, ...entry } of filling) {
    const known = entries.get(placeId!)
    entries.set(placeId!, known ? spanOf(known, entry) : entry)
  }
  return entries
}

const spanOf = (one: Entry, other: Entry): Entry => ({
  startTime: one.startTime < other.startTime ? one.startTime : other.startTime,
  endTime: one.endTime && other.endTime && (one.endTime > other.endTime ? one.endTime : other.endTime),
})

type BoardNight = NonNullable<Awaited<ReturnType<typeof findTonight>>>['nights'][number]

async function headOf(db: Db, festivalId: number, night: BoardNight) {
  const { date, label, gatesAt, endsAt, isCalledOff } = night
  const plan = isCalledOff ? { planned: 0, needed: 0 } : await countPlan(db, { festivalId, night: date })
  return { date, label, gatesAt, endsAt, isCalledOff, ...plan }
}
