import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../platform/database/pool.ts'
import {
  applications,
  approvedPeriods,
  auditLog,
  badges,
  closedNights,
  entryRequests,
  erasedPeople,
  events,
  festivals,
  idempotencyKeys,
  kioskPunches,
  kiosks,
  knownBrowsers,
  nightIncidents,
  nightReports,
  payrollExports,
  plannedPlaces,
  positions,
  rollCallPeople,
  rollCalls,
  rollCallTicks,
  seasonInvitations,
  seasons,
  sessions,
  siteDrafts,
  sitePictures,
  siteScheduled,
  siteVersions,
  timeEntries,
  userPhotos,
  userPositions,
  users,
} from '../../../platform/database/schema.ts'

const others = alias(users, 'others')
/** 'Mara V.': enough to ask somebody, and no more of another person's data. */
const shortName = sql<string | null>`${others.firstName} || ' ' || left(${others.lastName}, 1) || '.'`

export async function findAccount(db: Queryable, id: string) {
  const [found] = await db
    .select({ user: users, festival: festivals.name, jpeg: userPhotos.jpeg })
    .from(users)
    .leftJoin(festivals, eq(festivals.id, users.festivalId))
    .leftJoin(userPhotos, eq(userPhotos.userId, users.id))
    .where(eq(users.id, id))
  return found!
}

export function findHeldPositions(db: Queryable, userId: string) {
  const { payrate, createdAt: since } = userPositions
  return db
    .select({ festival: festivals.name, event: events.name, position: positions.name, payrate, since })
    .from(userPositions)
    .innerJoin(positions, eq(positions.id, userPositions.positionId))
    .innerJoin(events, eq(events.id, positions.eventId))
    .innerJoin(festivals, eq(festivals.id, userPositions.festivalId))
    .where(eq(userPositions.userId, userId))
    .orderBy(userPositions.id)
}

export function findEntries(db: Queryable, userId: string) {
  const { positionName, payrate, isTipped, startTime, endTime, cashTips, creditTips } = timeEntries
  const { deduction, note, needsReview, createdAt, updatedAt, deletedAt } = timeEntries
  return db
    .select({
      festival: festivals.name,
      positionName,
      payrate,
      isTipped,
      startTime,
      endTime,
      cashTips,
      creditTips,
      deduction,
      note,
      needsReview,
      createdAt,
      updatedAt,
      deletedAt,
    })
    .from(timeEntries)
    .innerJoin(festivals, eq(festivals.id, timeEntries.festivalId))
    .where(eq(timeEntries.userId, userId))
    .orderBy(desc(startTime))
}

/** Those the person was hired from or sent by their personal link, and the one a hire began with. */
const theirApplications = (db: Queryable, userId: string) =>
  or(
    eq(applications.userId, userId),
    eq(applications.returningUserId, userId),
    inArray(
      applications.id,
      db
        .select({ id: sql`${users.applicationId}` })
        .from(users)
        .where(eq(users.id, userId)),
    ),
  )

export function findApplications(db: Queryable, userId: string) {
  const { status, rawData, notes, createdAt, updatedAt } = applications
  return db
    .select({ festival: festivals.name, status, rawData, notes, createdAt, updatedAt })
    .from(applications)
    .innerJoin(festivals, eq(festivals.id, applications.festivalId))
    .where(theirApplications(db, userId))
    .orderBy(applications.id)
}

export function findInvitations(db: Queryable, userId: string) {
  const { createdAt } = seasonInvitations
  return db
    .select({ festival: festivals.name, year: seasons.year, part: seasons.part, createdAt })
    .from(seasonInvitations)
    .innerJoin(seasons, eq(seasons.id, seasonInvitations.seasonId))
    .innerJoin(festivals, eq(festivals.id, seasons.festivalId))
    .where(eq(seasonInvitations.userId, userId))
    .orderBy(createdAt)
}

export function findBadges(db: Queryable, userId: string) {
  const { serial, issuedAt, replacedAt } = badges
  return db
    .select({ serial, issuedAt, issuedBy: shortName, replacedAt })
    .from(badges)
    .leftJoin(others, eq(others.id, badges.issuedBy))
    .where(eq(badges.userId, userId))
    .orderBy(serial)
}

export function findSessions(db: Queryable, userId: string) {
  const { signedInAt, expiresAt } = sessions
  const own = eq(sessions.userId, userId)
  return db.select({ signedInAt, expiresAt }).from(sessions).where(own).orderBy(desc(signedInAt))
}

export const countKnownBrowsers = (db: Queryable, userId: string) =>
  db.$count(knownBrowsers, eq(knownBrowsers.userId, userId))

export function findKioskScans(db: Queryable, userId: string) {
  const { at } = idempotencyKeys
  const own = eq(idempotencyKeys.userId, userId)
  return db.select({ at }).from(idempotencyKeys).where(own).orderBy(desc(at))
}

export function findKioskPunches(db: Queryable, userId: string) {
  const { direction, at, receivedAt, cashTips, creditTips } = kioskPunches
  const { reviewReason, decision, discardReason, decidedAt } = kioskPunches
  return db
    .select({
      kiosk: kiosks.name,
      direction,
      at,
      receivedAt,
      cashTips,
      creditTips,
      reviewReason,
      decision,
      discardReason,
      decidedBy: shortName,
      decidedAt,
    })
    .from(kioskPunches)
    .innerJoin(kiosks, eq(kiosks.id, kioskPunches.kioskId))
    .leftJoin(others, eq(others.id, kioskPunches.decidedBy))
    .where(eq(kioskPunches.userId, userId))
    .orderBy(desc(at))
}

export function findEntryRequests(db: Queryable, userId: string) {
  const { startTime, endTime, cashTips, creditTips, note, status } = entryRequests
  const { createdAt, decidedAt, declineReason } = entryRequests
  return db
    .select({
      festival: festivals.name,
      position: positions.name,
      startTime,
      endTime,
      cashTips,
      creditTips,
      note,
      status,
      createdAt,
      decidedAt,
      decidedBy: shortName,
      declineReason,
    })
    .from(entryRequests)
    .innerJoin(festivals, eq(festivals.id, entryRequests.festivalId))
    .innerJoin(positions, eq(positions.id, entryRequests.positionId))
    .leftJoin(others, eq(others.id, entryRequests.decidedBy))
    .where(eq(entryRequests.userId, userId))
    .orderBy(desc(createdAt))
}

/** The audit rows about the person, by the id of the record, which has an index. */
export function findChanges(db: Queryable, userId: string) {
  const { at, entity, action, entityId } = auditLog
  const entries = db
    .select({ id: sql`${timeEntries.id}::text` })
    .from(timeEntries)
    .where(eq(timeEntries.userId, userId))
  const punches = db
    .select({ key: sql`${kioskPunches.key}::text` })
    .from(kioskPunches)
    .where(eq(kioskPunches.userId, userId))
  const requests = db
    .select({ id: sql`${entryRequests.id}::text` })
    .from(entryRequests)
    .where(eq(entryRequests.userId, userId))
  const theirs = db
    .select({ id: sql`${applications.id}::text` })
    .from(applications)
    .where(theirApplications(db, userId))
  // The row of a held position may be deleted, so its audit rows are found by their content.
  const held = sql`coalesce(${auditLog.after}, ${auditLog.before}) ->> 'userId' = ${userId}`
  return db
    .select({ at, entity, action, by: shortName })
    .from(auditLog)
    .leftJoin(others, eq(others.id, auditLog.actorId))
    .where(
      or(
        and(inArray(entity, ['user', 'badge']), eq(entityId, userId)),
        and(eq(entity, 'timeEntry'), inArray(entityId, entries)),
        and(eq(entity, 'kioskPunch'), inArray(entityId, punches)),
        and(eq(entity, 'entryRequest'), inArray(entityId, requests)),
        and(eq(entity, 'application'), inArray(entityId, theirs)),
        and(eq(entity, 'userPosition'), held),
      ),
    )
    .orderBy(desc(auditLog.id))
}

/** How often the person is the author of something. */
export async function countActivity(db: Queryable, userId: string) {
  return {
    changesMade: await db.$count(auditLog, eq(auditLog.actorId, userId)),
    badgesIssued: await db.$count(badges, eq(badges.issuedBy, userId)),
    punchesDecided: await db.$count(kioskPunches, eq(kioskPunches.decidedBy, userId)),
    requestsDecided: await db.$count(entryRequests, eq(entryRequests.decidedBy, userId)),
    invitationsMade: await db.$count(seasonInvitations, eq(seasonInvitations.createdBy, userId)),
    payrollExports: await db.$count(payrollExports, eq(payrollExports.madeBy, userId)),
    periodsApproved: await db.$count(approvedPeriods, eq(approvedPeriods.approvedBy, userId)),
    periodsUnlocked: await db.$count(approvedPeriods, eq(approvedPeriods.unlockedBy, userId)),
    seasonsClosed: await db.$count(seasons, eq(seasons.closedBy, userId)),
    peopleErased: await db.$count(erasedPeople, eq(erasedPeople.erasedBy, userId)),
    siteDraftsEdited: await db.$count(siteDrafts, eq(siteDrafts.editedBy, userId)),
    siteVersionsPublished: await db.$count(siteVersions, eq(siteVersions.publishedBy, userId)),
    sitePublicationsScheduled: await db.$count(siteScheduled, eq(siteScheduled.approvedBy, userId)),
    sitePicturesUploaded: await db.$count(sitePictures, eq(sitePictures.uploadedBy, userId)),
    nightsClosed: await db.$count(closedNights, eq(closedNights.closedBy, userId)),
    placesMarked: await db.$count(plannedPlaces, eq(plannedPlaces.markedBy, userId)),
    rollCallsStarted: await db.$count(rollCalls, eq(rollCalls.startedBy, userId)),
    rollCallsEnded: await db.$count(rollCalls, eq(rollCalls.endedBy, userId)),
    rollCallPeopleAdded: await db.$count(rollCallPeople, eq(rollCallPeople.addedBy, userId)),
    rollCallTicks: await db.$count(rollCallTicks, eq(rollCallTicks.tickedBy, userId)),
    incidentsNoted: await db.$count(nightIncidents, eq(nightIncidents.createdBy, userId)),
    nightReports: await db.$count(nightReports, eq(nightReports.closedBy, userId)),
  }
}
