import type { Season } from '@nightshift/shared/festivals/season'
import { desc, eq } from 'drizzle-orm'
import type { Db, Queryable, Transaction } from '../../platform/database/pool.ts'
import { festivalLogos, festivals, seasons } from '../../platform/database/schema.ts'
import { singleFlight } from '../../platform/database/single-flight.ts'
import type { StoredImage } from '../../platform/images.ts'

export async function festivalExists(db: Queryable, id: number) {
  const [festival] = await db.select({ id: festivals.id }).from(festivals).where(eq(festivals.id, id))
  return festival !== undefined
}

/** Row lock until the transaction ends: serialises edits of a festival and of its season. */
export async function lockFestival(tx: Transaction, id: number) {
  const [festival] = await tx.select().from(festivals).where(eq(festivals.id, id)).for('no key update')
  return festival
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

/** The current season is the newest one. */
export async function findSeason(db: Queryable, festivalId: number) {
  const [row] = await db
    .select()
    .from(seasons)
    .where(eq(seasons.festivalId, festivalId))
    .orderBy(desc(seasons.id))
    .limit(1)
  return row && readSeason(row)
}

export async function insertSeason(db: Queryable, festivalId: number, { opensAt, ...season }: Season) {
  const [made] = await db
    .insert(seasons)
    .values({ ...season, festivalId, opensAt: new Date(opensAt) })
    .returning()
  return readSeason(made!)
}

// A prepared statement whose JSON PostgreSQL writes: every page of the public site runs it.
const PUBLIC_CONFIG = `
  select coalesce(json_agg(json_build_object(
    'id', festival.id, 'hostName', host_name, 'enableHome', enable_home, 'enableApps', enable_apps,
    'publicMsg', public_msg, 'brand', brand, 'variant', variant, 'timeZone', time_zone,
    'season', json_build_object(
      'opensAt', to_char(opens_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'weekends', weekends, 'extraNights', extra_nights,
      'shiftStart', to_char(shift_start, 'HH24:MI'), 'shiftEnd', to_char(shift_end, 'HH24:MI'))
    ) order by festival.id), '[]')::text as json
  from festivals festival
    join lateral (select * from seasons where festival_id = festival.id order by id desc limit 1) season on true
  where host_name is not null`

/** Festivals with a host of their own, each with its current season, as JSON text. */
export const findPublicConfigJson = (db: Db) =>
  singleFlight(db, 'publicConfig', async () => {
    const { rows } = await db.$client.query<{ json: string }>({ name: 'public_config', text: PUBLIC_CONFIG })
    return rows[0]!.json
  })

/** A season is never changed once it is stored: the instant it was made is its version. */
const readSeason = (row: typeof seasons.$inferSelect) => ({
  id: row.id,
  season: seasonOf(row),
  updatedAt: row.createdAt,
})

function seasonOf(row: typeof seasons.$inferSelect): Season {
  return {
    opensAt: row.opensAt.toISOString(),
    weekends: row.weekends,
    extraNights: row.extraNights,
    shiftStart: row.shiftStart.slice(0, 5),
    shiftEnd: row.shiftEnd.slice(0, 5),
  }
}
