import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { festivalLogos, festivals, kiosks } from '../../../platform/database/schema.ts'
import { singleFlight } from '../../../platform/database/single-flight.ts'
import type { StoredImage } from '../../../platform/images.ts'
import { companyName, logoAddress } from './festivals.entity.ts'

export async function festivalExists(db: Queryable, id: number) {
  const [festival] = await db.select({ id: festivals.id }).from(festivals).where(eq(festivals.id, id))
  return festival !== undefined
}

/** Whether the festival has a kiosk in use. */
export async function hasEnrolledKiosk(tx: Transaction, festivalId: number) {
  const inUse = and(eq(kiosks.festivalId, festivalId), isNotNull(kiosks.enrolledAt), isNull(kiosks.revokedAt))
  return (await tx.$count(kiosks, inUse)) > 0
}

export async function findFestival(db: Queryable, id: number) {
  const [festival] = await db.select().from(festivals).where(eq(festivals.id, id))
  return festival
}

/** What the login shows of the festival of a host. */
export async function findHostFestival(db: Queryable, hostName: string) {
  const [festival] = await db
    .select({ name: festivals.name, logo: logoAddress, company: companyName })
    .from(festivals)
    .where(eq(festivals.hostName, hostName))
  return festival ?? null
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

// A prepared statement whose JSON PostgreSQL writes: every page of the public site runs it.
const PUBLIC_CONFIG = `
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'id', festival.id, 'hostName', host_name, 'enableHome', enable_home, 'enableApps', enable_apps,
    'publicMsg', public_msg, 'brand', brand, 'variant', variant, 'timeZone', time_zone,
    'season', json_build_object(
      'opensAt', to_char(opens_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'weekends', weekends, 'extraNights', extra_nights,
      'shiftStart', to_char(shift_start, 'HH24:MI'), 'shiftEnd', to_char(shift_end, 'HH24:MI')),
    'salesAsOf', to_char(sales_as_of at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    )) order by festival.id), '[]')::text as json,
    coalesce(json_object_agg(festival.id, site_revision), '{}') as revisions
  from festivals festival
    join lateral (
      select calendar.* from seasons season join season_calendars calendar on calendar.season_id = season.id
      where season.festival_id = festival.id order by year desc, part desc, calendar.id desc limit 1) season on true
  where host_name is not null`

type PublicConfig = { json: string; revisions: Record<number, number> }

/** Festivals with a host of their own, each with its current season, as JSON text; and the revisions of their sites. */
export const findPublicConfig = (db: Db) =>
  singleFlight(db, 'publicConfig', async () => {
    const { rows } = await db.$client.query<PublicConfig>({ name: 'public_config', text: PUBLIC_CONFIG })
    return rows[0]!
  })
