import { type Night, nightsOf } from '@nightshift/shared/seasons/nights'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { applications, ownAvailability, seasonCalendars } from '../../../platform/database/schema.ts'
import { parseSafely } from '../../../platform/http/safe-json.ts'

type OfSeason = { userId: string; seasonId: number }

const isOf = ({ userId, seasonId }: OfSeason) =>
  and(eq(ownAvailability.userId, userId), eq(ownAvailability.seasonId, seasonId))

export async function findOwnAvailability(db: Queryable, of: OfSeason) {
  const [own] = await db.select().from(ownAvailability).where(isOf(of))
  return own
}

/** Inserts it; nothing when there is one already. */
export async function insertAvailability(tx: Transaction, of: OfSeason, unavailable: string[]) {
  const [made] = await tx
    .insert(ownAvailability)
    .values({ ...of, unavailable })
    .onConflictDoNothing()
    .returning()
  return made
}

/** Changes the version that was read; nothing when there is another one. */
export async function updateAvailability(
  tx: Transaction,
  of: OfSeason,
  { unavailable, updatedAt }: { unavailable: string[]; updatedAt: Date },
) {
  const [changed] = await tx
    .update(ownAvailability)
    .set({ unavailable })
    .where(and(isOf(of), eq(ownAvailability.updatedAt, updatedAt)))
    .returning()
  return changed
}

type Applied = { unavailable: string[]; nights: Night[] }

/** What somebody said in the application that they were hired from, with the nights that they were asked about. */
export async function findAppliedAvailability(
  db: Queryable,
  { userId, seasonId }: OfSeason,
  timeZone: string,
): Promise<Applied | null> {
  const [row] = await db
    .select({ rawData: applications.rawData, calendar: seasonCalendars })
    .from(applications)
    .innerJoin(seasonCalendars, eq(seasonCalendars.id, applications.calendarId))
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.seasonId, seasonId),
        eq(applications.status, 'hired'),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(1)
  if (!row) return null
  const { opensAt, weekends, extraNights, shiftStart, shiftEnd } = row.calendar
  const season = { opensAt: opensAt.toISOString(), weekends, extraNights, shiftStart, shiftEnd }
  return { unavailable: keysIn(row.rawData), nights: nightsOf(season, timeZone) }
}

/** Tolerant: answers of earlier versions, or erased ones, may have any form. */
function keysIn(rawData: string): string[] {
  try {
    const { unavailable } = Object(parseSafely(rawData))
    return Array.isArray(unavailable) ? unavailable.map(String) : []
  } catch {
    return []
  }
}
