import type {
  ClosedSeason,
  ClosingPerson,
  PersonName,
  StoredClosing,
} from '@nightshift/shared/seasons/season-closing/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { isReviewed } from '../../../platform/database/reviewed.ts'
import { applications, seasons, users } from '../../../platform/database/schema.ts'
import type { StoredSeason } from '../seasons.queries.ts'

type Festival = { id: number; timeZone: string }
type Line = { count: number; from: string | null; to: string | null }

/**
 * Open shifts of the festival, and entries that need review or were never exported: those that ended since the season
 * before was closed, so that the ones between the two seasons are not left out.
 */
export async function findEntryLines(
  db: Queryable,
  { id: festivalId, timeZone }: Festival,
  { beginsAt, year, part }: Pick<StoredSeason, 'beginsAt' | 'year' | 'part'>,
) {
  const line = (name: string, condition: ReturnType<typeof sql>) => {
    const day = (instant: ReturnType<typeof sql>) =>
      sql`(${instant} filter (where ${condition}) at time zone ${timeZone})::date::text`
    const at = sql`coalesce(end_time, start_time)`
    return sql`json_build_object('count', count(*) filter (where ${condition}),
      'from', ${day(sql`min(${at})`)}, 'to', ${day(sql`max(${at})`)}) as ${sql.identifier(name)}`
  }
  const since = sql`coalesce((
    select closed_at from seasons where festival_id = ${festivalId} and (year, part) < (${year}, ${part})
    order by year desc, part desc limit 1
  ), ${beginsAt})`
  const ended = sql`end_time >= ${since}`
  const { rows } = await db.execute<Record<'openShifts' | 'needsReview' | 'unexported', Line>>(sql`
    select ${line('openShifts', sql`end_time is null`)},
      ${line('needsReview', sql`${ended} and not ${isReviewed('entry')}`)},
      ${line('unexported', sql`${ended} and hundredths > 0 and export is null`)}
    from time_entries entry left join lateral (
      select 1 as export from payroll_export_entries where time_entry_id = entry.id limit 1
    ) exported on true
    where festival_id = ${festivalId} and deleted_at is null`)
  return rows[0]!
}

/** The active people of the festival, by name. */
export async function findPeople(db: Queryable, festivalId: number) {
  const { rows } = await db.execute<ClosingPerson>(sql`
    select id, first_name as "firstName", last_name as "lastName", access_lvl as "accessLvl", exists (
      select 1 from time_entries
      where user_id = users.id and end_time is null and deleted_at is null
    ) as "clockedIn"
    from users where festival_id = ${festivalId} and is_active
    order by lower(last_name), lower(first_name), id`)
  return rows
}

const isOpen = (seasonId: number) =>
  and(
    eq(applications.seasonId, seasonId),
    inArray(applications.status, ['new', 'held']),
    isNull(applications.archivedAt),
  )

export const countOpenApplications = (db: Queryable, seasonId: number) =>
  db.$count(applications, isOpen(seasonId))

/** Locks all of the season's: a decided one may be made open again meanwhile. */
export const lockApplications = (tx: Transaction, seasonId: number) =>
  tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.seasonId, seasonId))
    .orderBy(asc(applications.id))
    .for('no key update')

export async function archiveOpenApplications(tx: Transaction, seasonId: number, archivedAt: Date) {
  const { rowCount } = await tx.update(applications).set({ archivedAt }).where(isOpen(seasonId))
  return rowCount ?? 0
}

const archivedBy = ({ id, closedAt }: StoredSeason) =>
  and(eq(applications.seasonId, id), eq(applications.archivedAt, closedAt!))

export async function unarchiveApplications(tx: Transaction, season: StoredSeason) {
  const { rowCount } = await tx.update(applications).set({ archivedAt: null }).where(archivedBy(season))
  return rowCount ?? 0
}

/** Whom the closing deactivated; nobody in a season that was closed before this was stored. */
export const deactivatedBy = ({ closing }: StoredSeason) =>
  (closing as StoredClosing | null)?.deactivated ?? []

/** Of the people whom the closing deactivated, those about whom nobody decided since. */
export async function findReturners(db: Queryable, season: StoredSeason) {
  const ids = deactivatedBy(season)
  if (!ids.length) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from users
    where id = any(${sql.param(ids)}::uuid[]) and festival_id = ${season.festivalId} and not is_active
      and not exists (
        select 1 from audit_log later
        where later.entity = 'user' and later.entity_id = users.id::text and later.id > (
          select max(id) from audit_log
          where entity = 'season' and entity_id = ${String(season.id)} and action = 'close')
          and (later.action = 'erase' or later.after ?| '{isActive,festivalId,mayReturn}'))
    order by id`)
  return rows.map(({ id }) => id)
}

type Closed = { closedAt: Date; closedBy: string; closing: StoredClosing }

export async function setClosed(tx: Transaction, id: number, closed: Closed) {
  const [season] = await tx.update(seasons).set(closed).where(eq(seasons.id, id)).returning()
  return season!
}

export const setOpen = (tx: Transaction, id: number) =>
  tx.update(seasons).set({ closedAt: null, closedBy: null, closing: null }).where(eq(seasons.id, id))

/** A closed season with the present names of the people it mentions. */
export async function describeClosed(
  db: Queryable,
  season: StoredSeason,
): Promise<z.input<typeof ClosedSeason>> {
  const closing = season.closing as StoredClosing | null
  const [closer] = season.closedBy ? await findNames(db, [season.closedBy]) : []
  const { id: seasonId, year, part } = season
  return {
    kind: 'closed',
    seasonId,
    year,
    part,
    closedAt: season.closedAt!,
    closedBy: closer ? { firstName: closer.firstName, lastName: closer.lastName } : null,
    closing: closing && {
      ...closing,
      // A season that was closed before nights to come were counted has no such line.
      lines: { ...closing.lines, nightsToCome: closing.lines.nightsToCome ?? { count: 0 } },
      deactivated: await findNames(db, closing.deactivated),
    },
    comesBack: {
      people: (await findReturners(db, season)).length,
      applications: await db.$count(applications, archivedBy(season)),
    },
  }
}

async function findNames(db: Queryable, ids: string[]): Promise<PersonName[]> {
  if (!ids.length) return []
  const { id, firstName, lastName } = users
  return db
    .select({ id, firstName, lastName })
    .from(users)
    .where(inArray(id, ids))
    .orderBy(sql`lower(${lastName})`, sql`lower(${firstName})`, id)
}
