import type { MyData } from '@nightshift/shared/people/my-data/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Queryable } from '../../../platform/database/pool.ts'
import {
  calendarFeeds,
  festivals,
  ownAvailability,
  plannedPlaces,
  positions,
  rollCallPeople,
  rollCalls,
  rollCallTicks,
  seasons,
  users,
} from '../../../platform/database/schema.ts'
import { newestFirst } from '../../../platform/database/season-order.ts'

type NightData = Pick<
  z.input<typeof MyData>,
  'plannedNights' | 'availability' | 'calendarFeeds' | 'rollCalls'
>

/** What the plan of the nights and roll-calls hold about somebody. */
export async function findNightData(db: Queryable, userId: string): Promise<NightData> {
  return {
    plannedNights: await findPlannedNights(db, userId),
    availability: await findAvailability(db, userId),
    calendarFeeds: await db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
    rollCalls: await findRollCalls(db, userId),
  }
}

function findPlannedNights(db: Queryable, userId: string) {
  const leads = alias(users, 'leads')
  const {
    night,
    part,
    publishedCallAt: callAt,
    seenAt,
    answer,
    answerReason,
    mark,
    removedAt,
  } = plannedPlaces
  return db
    .select({
      festival: festivals.name,
      position: positions.name,
      night,
      part,
      callAt,
      seenAt,
      answer,
      answerReason,
      mark,
      markedBy: sql<string | null>`${leads.firstName} || ' ' || left(${leads.lastName}, 1) || '.'`,
      isOff: sql<boolean>`${removedAt} is not null`,
    })
    .from(plannedPlaces)
    .innerJoin(festivals, eq(festivals.id, plannedPlaces.festivalId))
    .innerJoin(positions, eq(positions.id, plannedPlaces.positionId))
    .leftJoin(leads, eq(leads.id, plannedPlaces.markedBy))
    .where(eq(plannedPlaces.userId, userId))
    .orderBy(desc(night), part)
}

function findAvailability(db: Queryable, userId: string) {
  const { unavailable, updatedAt } = ownAvailability
  return db
    .select({ festival: festivals.name, year: seasons.year, part: seasons.part, unavailable, updatedAt })
    .from(ownAvailability)
    .innerJoin(seasons, eq(seasons.id, ownAvailability.seasonId))
    .innerJoin(festivals, eq(festivals.id, seasons.festivalId))
    .where(eq(ownAvailability.userId, userId))
    .orderBy(...newestFirst(seasons))
}

async function findRollCalls(db: Queryable, userId: string) {
  const listed = await db
    .select({ call: rollCalls, festival: festivals.name, attraction: rollCallPeople.attraction })
    .from(rollCallPeople)
    .innerJoin(rollCalls, eq(rollCalls.id, rollCallPeople.rollCallId))
    .innerJoin(festivals, eq(festivals.id, rollCalls.festivalId))
    .where(eq(rollCallPeople.userId, userId))
    .orderBy(desc(rollCalls.startedAt))
  const ticks = await db
    .select()
    .from(rollCallTicks)
    .where(eq(rollCallTicks.userId, userId))
    .orderBy(rollCallTicks.at)
  return listed.map(({ call: { id, startedAt, isDrill }, festival, attraction }) => ({
    festival,
    startedAt,
    isDrill,
    attraction,
    ticks: ticks.filter(({ rollCallId }) => rollCallId === id).map(({ at, isSafe }) => ({ at, isSafe })),
  }))
}
