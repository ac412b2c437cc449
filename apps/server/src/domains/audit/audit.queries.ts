import type { AuditQuery } from '@nightshift/shared/audit/audit'
import { and, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/pool.ts'
import {
  applications,
  auditLog,
  events,
  festivals,
  kiosks,
  positions,
  timeEntries,
  users,
} from '../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../platform/database/within-festival.ts'

type Conditions = Pick<AuditQuery, 'timeEntryId' | 'person' | 'kind' | 'since' | 'until' | 'before'>

/** A page of the trail, newest first. Rows of no festival belong to every festival's trail. */
export async function findAuditRows(
  db: Db,
  festivalId: number | undefined,
  { limit, ...conditions }: Conditions & { limit: number },
) {
  const matching = (scope?: SQL) =>
    db
      .select()
      .from(auditLog)
      .where(and(scope, ...conditionsOf(conditions)))
      .orderBy(desc(auditLog.id))
      .limit(limit)
  // Two index scans: one condition with OR would read the rows of every other festival.
  const page = (
    festivalId === undefined
      ? matching()
      : unionAll(matching(eq(auditLog.festivalId, festivalId)), matching(isNull(auditLog.festivalId)))
          .orderBy(desc(auditLog.id))
          .limit(limit)
  ).as('page')
  const { id, at, actorId, action, entity, entityId, before, after } = page
  return db
    .select({
      id,
      at,
      festivalId: page.festivalId,
      actorId,
      action,
      entity,
      entityId,
      before,
      after,
      actor: { firstName: users.firstName, lastName: users.lastName },
      subject: subjectOf(page),
    })
    .from(page)
    .leftJoin(users, eq(users.id, actorId))
    .orderBy(desc(id))
}

function conditionsOf({ timeEntryId, person, kind, since, until, before }: Conditions) {
  return [
    timeEntryId === undefined
      ? undefined
      : and(eq(auditLog.entity, 'timeEntry'), eq(auditLog.entityId, String(timeEntryId))),
    person === undefined
      ? undefined
      : or(
          eq(auditLog.actorId, person),
          eq(auditLog.entityId, person),
          sql`coalesce(${auditLog.after}, ${auditLog.before}) ->> 'userId' = ${person}`,
        ),
    kind && eq(auditLog.entity, kind),
    since === undefined ? undefined : gte(auditLog.at, new Date(since)),
    until === undefined ? undefined : lt(auditLog.at, new Date(until)),
    before === undefined ? undefined : lt(auditLog.id, before),
  ]
}

type Row = Record<'entity' | 'entityId' | 'festivalId' | 'before' | 'after', SQL.Aliased | unknown>

/** The record's current name. A held position is named by its person and position: its own row may be deleted. */
function subjectOf({ entity, entityId, festivalId, before, after }: Row) {
  const person = sql`(select first_name || ' ' || last_name from ${users} subject
    where subject.id = (coalesce(${after}, ${before}) ->> 'userId')::uuid)`
  return sql<string | null>`case ${entity}
    when 'user' then (select first_name || ' ' || last_name from ${users} subject where subject.id = ${entityId}::uuid)
    when 'badge' then (select first_name || ' ' || last_name from ${users} subject where subject.id = ${entityId}::uuid)
    when 'timeEntry' then ${person}
    when 'plannedPlace' then ${person}
    when 'kioskPunch' then ${person}
    when 'entryRequest' then ${person}
    when 'userPosition' then ${person} || ' - ' || (select name from ${positions} subject
      where subject.id = (coalesce(${after}, ${before}) ->> 'positionId')::int)
    when 'position' then (select name from ${positions} subject where subject.id = ${entityId}::int)
    when 'event' then (select name from ${events} subject where subject.id = ${entityId}::int)
    when 'kiosk' then (select name from ${kiosks} subject where subject.id = ${entityId}::int)
    when 'application' then (select concat_ws(' ', raw_data::json ->> 'firstName', raw_data::json ->> 'lastName')
      from ${applications} subject where subject.id = ${entityId}::int)
    else (select name from ${festivals} subject where subject.id = ${festivalId}) end`
}

/** Soft-deleted entries count: their trail can still be read. */
export async function findEntry(db: Db, scope: FestivalScope, id: number) {
  const [entry] = await db
    .select({ id: timeEntries.id })
    .from(timeEntries)
    .where(and(eq(timeEntries.id, id), withinFestival(timeEntries.festivalId, scope)))
  return entry
}
