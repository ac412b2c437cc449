import type { Season } from '@nightshift/shared/festivals/season'
import { desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { festivalLogos, festivals, seasons } from '../../platform/database/schema.ts'
import type { StoredImage } from '../../platform/images.ts'

export async function festivalExists(db: Queryable, id: number) {
  const [festival] = await db.select({ id: festivals.id }).from(festivals).where(eq(festivals.id, id))
  return festival !== undefined
}

export async function findLogo(db: Queryable, id: number) {
  const [logo] = await db
    .select({ jpeg: festivalLogos.jpeg, version: festivals.logoVersion })
    .from(festivalLogos)
    .innerJoin(festivals, eq(festivals.id, festivalLogos.festivalId))
    .where(eq(festivals.id, id))
  return logo
}

export const saveLogo = (tx: Transaction, festivalId: number, { jpeg }: StoredImage) =>
  tx
    .insert(festivalLogos)
    .values({ festivalId, jpeg })
    .onConflictDoUpdate({ target: festivalLogos.festivalId, set: { jpeg } })

/** The newest one is the current one. */
export async function findSeason(db: Queryable, festivalId: number) {
  const [row] = await db
    .select()
    .from(seasons)
    .where(eq(seasons.festivalId, festivalId))
    .orderBy(desc(seasons.id))
    .limit(1)
  return row && { id: row.id, season: seasonOf(row) }
}

export const insertSeason = (db: Queryable, festivalId: number, { opensAt, ...season }: Season) =>
  db.insert(seasons).values({ ...season, festivalId, opensAt: new Date(opensAt) })

/** Festivals with a host of their own, each with its current season. */
export async function findPublicConfig(db: Queryable) {
  const { id, hostName, enableHome, enableApps, publicMsg, brand, variant, timeZone } = festivals
  const rows = await db
    .selectDistinctOn([id], {
      festival: { id, hostName, enableHome, enableApps, publicMsg, brand, variant, timeZone },
      season: seasons,
    })
    .from(festivals)
    .innerJoin(seasons, eq(seasons.festivalId, id))
    .where(isNotNull(hostName))
    .orderBy(id, desc(seasons.id))
  return rows.map(({ festival, season }) => ({
    ...festival,
    hostName: festival.hostName as string,
    season: seasonOf(season),
  }))
}

function seasonOf(row: typeof seasons.$inferSelect): Season {
  return {
    opensAt: row.opensAt.toISOString(),
    weekends: row.weekends,
    extraNights: row.extraNights,
    shiftStart: row.shiftStart.slice(0, 5),
    shiftEnd: row.shiftEnd.slice(0, 5),
  }
}
