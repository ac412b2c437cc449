import type { Holder } from '@nightshift/shared/kiosk/offline-punches/merge'
import { positionLabel } from '@nightshift/shared/people/employees/rules'
import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import {
  events,
  festivals,
  positions,
  timeEntries,
  userPositions,
  users,
} from '../../../platform/database/schema.ts'

/** How long before a punch its shifts are looked for. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60_000

type RowOf<Find extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Find>>[number]

/** The badge's holder, with their held positions and recent shifts. */
export type Person = RowOf<typeof findNames> & {
  positions: RowOf<typeof findHeldPositions>[]
  shifts: RowOf<typeof findShifts>[]
}

/** The people of some punches, with their held positions and their shifts since shortly before their first punch. */
export async function findPeople(
  db: Queryable,
  punches: { userId: string | null; at: Date }[],
): Promise<Map<string, Person>> {
  const since = new Map<string, Date>()
  for (const { userId, at } of punches) {
    const known = userId && since.get(userId)
    if (userId && (!known || at < known)) since.set(userId, at)
  }
  if (!since.size) return new Map()
  const ids = [...since.keys()]
  const [people, held, shifts] = [
    await findNames(db, ids),
    await findHeldPositions(db, ids),
    await findShifts(db, since),
  ]
  return new Map(
    people.map((person) => [
      person.id,
      {
        ...person,
        positions: held.filter(({ userId }) => userId === person.id),
        shifts: shifts.filter(({ userId }) => userId === person.id),
      },
    ]),
  )
}

function findNames(db: Queryable, ids: string[]) {
  const { id, firstName, lastName, photoVersion, isActive, festivalId } = users
  const { longestShiftHours } = festivals
  return db
    .select({ id, firstName, lastName, photoVersion, isActive, festivalId, longestShiftHours })
    .from(users)
    .leftJoin(festivals, eq(festivals.id, festivalId))
    .where(inArray(id, ids))
}

async function findHeldPositions(db: Queryable, ids: string[]) {
  const { id, userId, festivalId, positionId, payrate } = userPositions
  const { name: positionName, isTipped } = positions
  const rows = await db
    .select({ id, userId, festivalId, positionId, positionName, payrate, isTipped, eventName: events.name })
    .from(userPositions)
    .innerJoin(positions, eq(positions.id, positionId))
    .innerJoin(events, eq(events.id, positions.eventId))
    .where(inArray(userId, ids))
    .orderBy(asc(id))
  return rows.map(({ eventName, ...held }) => ({
    ...held,
    label: positionLabel({ name: held.positionName, event: { name: eventName } }),
  }))
}

function findShifts(db: Queryable, since: Map<string, Date>) {
  const { id, userId, festivalId, positionName, startTime, endTime, isTipped } = timeEntries
  const { longestShiftHours } = festivals
  const wanted = [...since].map(([person, at]) => {
    const recent = or(isNull(endTime), gte(endTime, new Date(at.getTime() - LOOK_BACK_MS)))
    return and(eq(userId, person), recent)
  })
  return db
    .select({ id, userId, festivalId, positionName, startTime, endTime, isTipped, longestShiftHours })
    .from(timeEntries)
    .innerJoin(festivals, eq(festivals.id, festivalId))
    .where(and(isNull(timeEntries.deletedAt), or(...wanted)))
    .orderBy(asc(startTime), asc(id))
}

/** Somebody as a punch of this festival meets them. Who has moved to another festival cannot clock in here any more. */
export const holderFor = (person: Person, { festivalId }: { festivalId: number }): Holder => ({
  isActive: person.isActive && person.festivalId === festivalId,
  longestShiftHours: person.longestShiftHours ?? 0,
  positions: person.positions.filter((held) => held.festivalId === festivalId),
  shifts: person.shifts,
})
