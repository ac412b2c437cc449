import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { events, festivals, positions } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

/** Row lock until the transaction ends. */
export async function lockEvent(tx: Transaction, scope: FestivalScope, id: number) {
  const [event] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, id), withinFestival(events.festivalId, scope)))
    .for('no key update')
  return event
}

export async function lockPosition(tx: Transaction, scope: FestivalScope, id: number) {
  const [position] = await tx
    .select()
    .from(positions)
    .where(and(eq(positions.id, id), withinFestival(positions.festivalId, scope)))
    .for('no key update')
  return position
}

export async function findPosition(db: Queryable, scope: FestivalScope, id: number) {
  const [position] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.id, id), withinFestival(positions.festivalId, scope)))
  return position
}

/** What applicants of a festival can choose; nothing at all unless it takes applications. */
export async function findPublicPositions(db: Queryable, festivalId: number) {
  const [festival] = await db
    .select({ id: festivals.id })
    .from(festivals)
    .where(and(eq(festivals.id, festivalId), eq(festivals.enableApps, true)))
  if (!festival) return undefined
  return db
    .select({ id: positions.id, name: positions.name })
    .from(positions)
    .where(and(eq(positions.festivalId, festivalId), eq(positions.canApply, true)))
    .orderBy(positions.name, positions.id)
}

export async function insertEvent(db: Queryable, event: { name: string; festivalId: number }) {
  const [made] = await db.insert(events).values(event).returning()
  return made!
}

export const renameEvent = (db: Queryable, id: number, name: string) =>
  db.update(events).set({ name }).where(eq(events.id, id))

export async function insertPosition(db: Queryable, position: typeof positions.$inferInsert) {
  const [made] = await db.insert(positions).values(position).returning()
  return made!
}

/** A position never leaves the festival of its event: the database refuses. */
export async function updatePosition(
  db: Queryable,
  id: number,
  changes: Partial<typeof positions.$inferInsert>,
) {
  const [changed] = await db.update(positions).set(changes).where(eq(positions.id, id)).returning()
  return changed!
}
