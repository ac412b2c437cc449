import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { events, positionPlans, positions } from '../../../platform/database/schema.ts'

/** The events of a festival with their positions and what these need; events without a position are left out. */
export async function findPlanEvents(db: Queryable, festivalId: number) {
  const rows = await db
    .select({
      eventId: events.id,
      eventName: events.name,
      id: positions.id,
      name: positions.name,
      needed: positionPlans.needed,
      callMinutes: positionPlans.callMinutes,
    })
    .from(positions)
    .innerJoin(events, eq(events.id, positions.eventId))
    .leftJoin(positionPlans, eq(positionPlans.positionId, positions.id))
    .where(eq(positions.festivalId, festivalId))
    .orderBy(asc(events.name), asc(events.id), asc(positions.name), asc(positions.id))
  const byId = new Map<number, { id: number; name: string; positions: Position[] }>()
  for (const { eventId, eventName, needed, ...position } of rows) {
    const event = byId.get(eventId) ?? { id: eventId, name: eventName, positions: [] }
    event.positions.push({ ...position, needed: needed ?? 0 })
    byId.set(eventId, event)
  }
  return [...byId.values()]
}

type Position = { id: number; name: string; needed: number; callMinutes: number | null }
