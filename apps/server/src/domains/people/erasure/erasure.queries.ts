import { and, eq, inArray, isNotNull, isNull, ne, not, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import {
  applications,
  badges,
  calendarFeeds,
  entryRequests,
  erasedPeople,
  idempotencyKeys,
  kioskPunches,
  knownBrowsers,
  ownAvailability,
  plannedPlaces,
  seasonInvitations,
  timeEntries,
  userPhotos,
  userPositions,
  users,
} from '../../../platform/database/schema.ts'

const notDeleted = (userId: string) => and(eq(timeEntries.userId, userId), isNull(timeEntries.deletedAt))

/**
 * The number of entries and the last pay at each festival, with its time zone and for how many years it keeps names. Paid
 * is what payroll has, also if it was deleted later, and in a database that was restored what it would have got.
 */
export async function findPay(db: Queryable, userId: string) {
  const { rows } = await db.execute<{
    entries: number
    lastPaidAt: string | null
    timeZone: string
    nameYears: number
  }>(sql`
    select count(*) filter (where deleted_at is null)::int as entries,
      max(greatest(coalesce(end_time, start_time), exported_at)) filter (where is_paid) as "lastPaidAt",
      time_zone as "timeZone", name_years as "nameYears"
    from time_entries join festivals on festivals.id = time_entries.festival_id
      cross join lateral (
        select max(made_at) as exported_at from payroll_export_entries join payroll_exports on id = export_id
        where time_entry_id = time_entries.id
      ) export
      cross join lateral (
        select exported_at is not null or (deleted_at is null and (end_time is null or hundredths > 0)) as is_paid
      ) pay
    where user_id = ${userId} group by festivals.id`)
  return rows.map(({ lastPaidAt, ...row }) => ({
    ...row,
    lastPaidAt: lastPaidAt === null ? null : new Date(lastPaidAt),
  }))
}

export const hasOpenShift = async (db: Queryable, userId: string) =>
  (await db.$count(timeEntries, and(notDeleted(userId), isNull(timeEntries.endTime)))) > 0

/**
 * Whether payroll has an entry. From a festival's first import file on, a CSV is not enough: the next import file would
 * hold the entry, too, of somebody without a Paychex ID.
 */
const IS_EXPORTED = sql`exists (
  select 1 from payroll_export_entries exported join payroll_exports file on file.id = exported.export_id
  where exported.time_entry_id = time_entries.id and (file.kind in ('spi', 'spiCorrection') or not exists (
    select 1 from payroll_exports spi
    where spi.festival_id = time_entries.festival_id and spi.kind = 'spi' and spi.starts_at <= time_entries.end_time
  )))`

/** Tips or a deduction that no file holds, because the entry has no hours. Whoever approves its period settles them. */
const IS_UNSETTLED_MONEY = sql`cash_tips + credit_tips + deduction > 0 and not exists (
  select 1 from approved_periods
  where approved_periods.festival_id = time_entries.festival_id and unlocked_at is null
    and starts_at <= time_entries.end_time and ends_at > time_entries.end_time)`

/** Entries that payroll lacks. The export leaves entries without hours out for ever. */
export const countUnexported = (db: Queryable, userId: string) =>
  db.$count(
    timeEntries,
    and(
      notDeleted(userId),
      sql`case when hundredths > 0 then not ${IS_EXPORTED} when hundredths <= 0 then ${IS_UNSETTLED_MONEY} end`,
    ),
  )

export const countUndecided = (db: Queryable, userId: string) =>
  db.$count(
    kioskPunches,
    and(eq(kioskPunches.userId, userId), isNotNull(kioskPunches.reviewReason), isNull(kioskPunches.decision)),
  )

export const countUndecidedRequests = (db: Queryable, userId: string) =>
  db.$count(entryRequests, and(eq(entryRequests.userId, userId), eq(entryRequests.status, 'waiting')))

/** What belongs to the person and is deleted with them, in numbers. */
export async function countPossessions(db: Queryable, userId: string) {
  return {
    badges: await db.$count(badges, eq(badges.userId, userId)),
    positions: await db.$count(userPositions, eq(userPositions.userId, userId)),
    invitations: await db.$count(seasonInvitations, eq(seasonInvitations.userId, userId)),
    photo: (await db.$count(userPhotos, eq(userPhotos.userId, userId))) > 0,
  }
}

/** Everything that is only there because of the person. Their sessions are deleted apart. */
export async function deletePossessions(tx: Transaction, userId: string) {
  for (const table of [
    ...[userPhotos, userPositions, knownBrowsers, idempotencyKeys, seasonInvitations, entryRequests],
    ...[ownAvailability, calendarFeeds],
  ])
    await tx.delete(table).where(eq(table.userId, userId))
  await eraseNotes(tx, userId)
  await erasePlaces(tx, userId)
  await erasePunches(tx, userId)
  await tx.delete(badges).where(eq(badges.userId, userId))
}

/** Shifts stay, without what was written about them. */
const eraseNotes = (tx: Transaction, userId: string) =>
  tx
    .update(timeEntries)
    .set({ note: '' })
    .where(and(eq(timeEntries.userId, userId), ne(timeEntries.note, '')))

/** Planned places that hours fill stay, as the hours do, without the answers of the person. */
async function erasePlaces(tx: Transaction, userId: string) {
  const isFilled = sql`exists (select 1 from ${timeEntries} where ${timeEntries.placeId} = ${plannedPlaces.id})`
  await tx.delete(plannedPlaces).where(and(eq(plannedPlaces.userId, userId), not(isFilled)))
  await tx
    .update(plannedPlaces)
    .set({ answerReason: sql`case when ${plannedPlaces.answerReason} is not null then '[erased]' end` })
    .where(eq(plannedPlaces.userId, userId))
}

/** Kiosk punches of the person, and those with a badge of theirs at a festival that does not know them. */
export const arePunchesOf = (userId: string) => sql`(kiosk_punches.user_id = ${userId} or exists (
  select 1 from badges where badges.user_id = ${userId} and strpos(lower(badge_code), badges.id::text) > 0))`

/** Kiosk punches stay, without the badge and without what somebody wrote about them. */
const erasePunches = (tx: Transaction, userId: string) =>
  tx
    .update(kioskPunches)
    .set({
      badgeCode: '',
      discardReason: sql`case when ${kioskPunches.discardReason} is not null then '[erased]' end`,
    })
    .where(arePunchesOf(userId))

/** Deletes applications. A person who was signed up from one of them stays. */
export async function deleteApplications(tx: Transaction, ids: number[]) {
  if (!ids.length) return []
  await tx.update(users).set({ applicationId: null }).where(inArray(users.applicationId, ids))
  return tx
    .delete(applications)
    .where(inArray(applications.id, ids))
    .returning({ id: applications.id, festivalId: applications.festivalId })
}

/** Takes the person off applications that somebody else was hired from. */
export const unlinkApplications = (tx: Transaction, userId: string) =>
  tx.update(applications).set({ returningUserId: null }).where(eq(applications.returningUserId, userId))

/** Those whose name is sealed, and until when. */
export const findSealed = (tx: Transaction) =>
  tx
    .select({ userId: erasedPeople.userId, sealedUntil: sql<string>`${erasedPeople.sealedUntil}::text` })
    .from(erasedPeople)
    .where(isNotNull(erasedPeople.lastName))

export const saveSeal = (tx: Transaction, userId: string, until: string) =>
  tx.update(erasedPeople).set({ sealedUntil: until }).where(eq(erasedPeople.userId, userId))

export const insertErased = (tx: Transaction, erased: typeof erasedPeople.$inferInsert) =>
  tx.insert(erasedPeople).values(erased)

type ErasedRow = {
  userId: string
  erasedAt: string
  actorFirstName: string | null
  actorLastName: string | null
  sealedUntil: string | null
  name: string | null
  address: string | null
  timeEntries: number
  hours: number
}

/** The erased people of a festival and of none, or all of them, the latest first. */
export async function findErasedPeople(db: Queryable, festivalId: number | null) {
  const { rows } = await db.execute<ErasedRow>(sql`
    select erased.user_id as "userId", erased_at as "erasedAt", sealed_until::text as "sealedUntil",
      actor.first_name as "actorFirstName", actor.last_name as "actorLastName", address,
      nullif(concat_ws(' ', erased.first_name, nullif(erased.middle_name, ''), erased.last_name), '') as name,
      coalesce(worked.entries, 0) as "timeEntries", coalesce(worked.hours, 0) as hours
    from erased_people erased
      join users person on person.id = erased.user_id
      left join users actor on actor.id = erased_by
      cross join lateral (
        select count(*)::int as entries,
          (sum(hundredths) / 100.0)::float8 as hours
        from time_entries where user_id = erased.user_id and deleted_at is null
      ) worked
    where ${festivalId}::int is null or person.festival_id = ${festivalId} or person.festival_id is null
    order by erased_at desc, erased.user_id`)
  return rows.map(({ erasedAt, actorFirstName, actorLastName, ...row }) => ({
    ...row,
    erasedAt: new Date(erasedAt),
    erasedBy: actorFirstName === null ? null : { firstName: actorFirstName, lastName: actorLastName ?? '' },
  }))
}

/** Those of the people who are in the database and not erased. */
export async function findUnerased(db: Queryable, ids: string[]) {
  if (!ids.length) return []
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(erasedPeople, eq(erasedPeople.userId, users.id))
    .where(and(inArray(users.id, ids), isNull(erasedPeople.userId)))
  return rows.map(({ id }) => id)
}
