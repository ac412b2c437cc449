import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { answersFor } from '../../../../../test/testing/answers.ts'
import type { Person, Venue } from '../../../../../test/testing/venue.ts'
import { changed } from '../../../../platform/changed.ts'
import {
  applications,
  approvedPeriods,
  badges,
  calendarFeeds,
  entryRequests,
  idempotencyKeys,
  kioskPunches,
  knownBrowsers,
  payrollExportEntries,
  payrollExports,
  plannedPlaces,
  seasonInvitations,
  type timeEntries,
  userPhotos,
  users,
} from '../../../../platform/database/schema.ts'

const hexOf = (text: string) => Buffer.from(text).toString('hex')

/** Marks entries as given to payroll. */
export async function exportEntries({ db, home, clock }: Venue, ids: number[]) {
  const [made] = await db
    .insert(payrollExports)
    .values({ festivalId: home.id, madeAt: clock.now, startsOn: '2024-09-01', endsOn: '2024-11-30' })
    .returning()
  await db
    .insert(payrollExportEntries)
    .values(ids.map((timeEntryId) => ({ timeEntryId, exportId: made!.id })))
}

/** Makes a file for payroll that names the person, from a list that was searched for them. */
const exportByName = ({ home }: Venue, ada: Person, entryIds: number[]) =>
  ada.post('/api/payroll/exports', {
    ...{ festivalId: home.id, startDate: '2024-09-01', endDate: '2024-11-30', entryIds },
    again: true,
    filter: { text: `${SEALED.firstName} ${SEALED.lastName}` },
  })

/** What the erasure must not leave anywhere: a text of its own for each place that holds something personal. */
export const GONE = {
  username: 'canary-username',
  passwordHash: 'canary-password-hash',
  email: 'canary.account@example.com',
  phone: '845-555-0190',
  paychexId: 'CANARY77',
  notes: 'canary notes of management',
  emergencyContact: 'Canary Contact',
  emergencyRelation: 'Canary Relation',
  emergencyPhone: '845-555-0191',
  photoVersion: 'canaryPhotoVersion',
  earlierEmail: 'canary.before@example.com',
  earlierFirstName: 'Canarybefore',
  photo: hexOf('canary photo'),
  browser: hexOf('canary browser'),
  invitation: hexOf('canary invitation'),
  session: hexOf('canary session'),
  scanAnswer: 'canary scan answer',
  discardReason: 'canary discard reason',
  requestNote: 'canary note of a request',
  declineReason: 'canary reason of a decline',
  overrideReason: 'canary override reason',
  calendarFeed: hexOf('canary calendar feed'),
  placeReason: 'canary reason of a place',
  shiftNote: 'canary note of the shift',
  clockInReason: 'canary reason of a clock-in',
  unknownReason: 'canary reason for an unknown badge',
  applicationEmail: 'canary.applicant@example.com',
  applicationNotes: 'canary notes on the application',
  returningNotes: 'canary returning notes',
  otherNotes: 'canary other notes',
  linkedStreet: '1 Canary Linked Street',
  returningStreet: '2 Canary Returning Street',
  signedUpStreet: '3 Canary Signup Street',
  unlinkedStreet: '4 Canary Unlinked Street',
}

/** What stays in the payroll file, which is kept as it was made while the name is sealed. */
export const IN_PAYROLL_FILE = hexOf('Canaryfirst Canarylast,CANARY77')

/** What is sealed. */
export const SEALED = {
  firstName: 'Canaryfirst',
  middleName: 'Canarymiddle',
  lastName: 'Canarylast',
  address: '5 Canary Latest Street, Canaryville, NY 12545',
}

/** Somebody about whom every table holds something, with a canary in each place. Paid and exported. */
export async function canaryPerson(venue: Venue, ada: Person) {
  const { db, home, clock } = venue
  const now = clock.now
  const { firstName, middleName, lastName } = SEALED
  const person = await venue.hire(GONE.earlierFirstName, 'Actor')
  const userId = person.id
  await db.update(users).set({ email: GONE.earlierEmail }).where(eq(users.id, userId))
  const { email, phone, paychexId, notes, username } = GONE
  const { emergencyContact, emergencyRelation, emergencyPhone } = GONE
  await ada.patch(`/api/users/${userId}`, {
    ...{ firstName, middleName, lastName, email, phone, paychexId, notes, username },
    ...{ emergencyContact, emergencyRelation, emergencyPhone },
  })
  const { passwordHash, photoVersion } = GONE
  await db.update(users).set({ passwordHash, photoVersion }).where(eq(users.id, userId))
  await changed(
    db,
    { id: ada.id, now },
    { festivalId: home.id, action: 'edit', entity: 'user', entityId: userId, after: { photoVersion } },
  )
  await db.insert(userPhotos).values({ userId, jpeg: Buffer.from('canary photo') })
  await db.insert(knownBrowsers).values({ userId, tokenHash: Buffer.from('canary browser'), signedInAt: now })
  await db.insert(seasonInvitations).values({
    ...{ tokenHash: Buffer.from('canary invitation'), seasonId: home.seasonId, userId, createdAt: now },
  })
  await db.$client.query(`insert into sessions values ($1, $2, $3, $3)`, [
    ...[Buffer.from('canary session'), userId, now],
  ])
  await db.insert(idempotencyKeys).values({
    ...{ key: randomUUID(), request: Buffer.from('r'), userId, answer: { name: GONE.scanAnswer }, at: now },
  })
  await db.insert(calendarFeeds).values({
    ...{ userId, tokenHash: Buffer.from('canary calendar feed'), createdAt: now },
  })
  // One that the shift below fills, and one that nobody filled.
  for (const night of ['2024-09-27', '2024-09-28'])
    await db.insert(plannedPlaces).values({
      ...{ festivalId: home.id, seasonId: home.seasonId, night, userId },
      ...{
        positionId: person.positions[0]!.positionId,
        publishedPositionId: person.positions[0]!.positionId,
      },
      ...{ publishedAt: now, publishedPart: 'whole', publishedCallAt: now, publishedEndsAt: now },
      ...{ answer: 'declined', answerReason: GONE.placeReason, answeredAt: now },
    })
  await ada.post(`/api/users/${userId}/replacebadge`)
  await ada.post(`/api/users/${userId}/addposition`, {
    ...{ positionId: person.positions[0]!.positionId, payrate: 17 },
  })
  const issued = await db.select().from(badges).where(eq(badges.userId, userId))
  const secondBadge = issued.find(({ serial }) => serial === 2)!.id
  await punchesOf(venue, ada, userId, secondBadge)
  await applicationsOf(venue, ada, userId)
  const entry = await venue.shift(userId, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z', {
    ...{ note: GONE.shiftNote, cashTips: 12.5, creditTips: 7.25, deduction: 1 },
  })
  await requestOf(venue, ada, entry)
  const clockIn = { festivalId: home.id, entity: 'timeEntry', entityId: entry.id, userId } as const
  await changed(
    db,
    { id: ada.id, now },
    { ...clockIn, action: 'clockInFor', after: { ...entry, reason: GONE.clockInReason } },
  )
  await exportEntries(venue, [entry.id])
  await exportByName(venue, ada, [entry.id])
  const { overrideReason: reason } = GONE
  const [period] = await db
    .insert(approvedPeriods)
    .values({
      ...{
        festivalId: home.id,
        startsAt: new Date('2024-08-26T10:00:00Z'),
        approvedAt: now,
        approvedBy: ada.id,
      },
      endsAt: new Date('2024-09-02T10:00:00Z'),
      // Of the locked periods of a festival, none overlap.
      ...{ unlockedAt: now, unlockedBy: ada.id, unlockReason: 'Rain' },
      overrides: [{ kind: 'open', entryId: entry.id, userId, reason }],
    })
    .returning()
  await changed(
    db,
    { id: ada.id, now },
    {
      ...{ festivalId: home.id, action: 'approve', entity: 'approvedPeriod', entityId: period!.id },
      after: { overrides: [`open #${entry.id}: ${reason}`] },
    },
  )
  return { userId, name: `${firstName} ${lastName}`, secondBadge, entry }
}

async function punchesOf({ db, home, clock, kiosk }: Venue, ada: Person, userId: string, badgeId: string) {
  const { id: kioskId } = await kiosk('Gate')
  const decided = { decision: 'discarded', decidedBy: ada.id, decidedAt: clock.now } as const
  const punch = {
    festivalId: home.id,
    kioskId,
    direction: 'in',
    at: clock.now,
    receivedAt: clock.now,
  } as const
  const { discardReason, unknownReason } = GONE
  const [key, unknownKey] = [randomUUID(), randomUUID()]
  await db.insert(kioskPunches).values([
    {
      ...punch,
      ...decided,
      key,
      seq: 1,
      userId,
      badgeCode: badgeCodeOf(badgeId),
      reviewReason: 'alreadyIn',
      discardReason,
    },
    // Delivered by a kiosk of another festival, which does not know the badge.
    {
      ...{ ...punch, ...decided, key: unknownKey, seq: 2, badgeCode: badgeCodeOf(badgeId.toUpperCase()) },
      ...{ reviewReason: 'unknownBadge', discardReason: unknownReason },
    },
  ])
  const after = { userId, direction: 'in', decision: 'discarded', discardReason }
  await changed(
    db,
    { id: ada.id, now: clock.now },
    { festivalId: home.id, action: 'discard', entity: 'kioskPunch', entityId: key, after },
    {
      ...{ festivalId: home.id, action: 'discard', entity: 'kioskPunch', entityId: unknownKey },
      after: { ...after, userId: null, discardReason: unknownReason },
    },
    // Its punch was deleted by the nightly job.
    { festivalId: home.id, action: 'discard', entity: 'kioskPunch', entityId: randomUUID(), after },
  )
}

/** A request about the shift that was declined, with its audit row. */
async function requestOf({ db, home, clock }: Venue, ada: Person, entry: typeof timeEntries.$inferSelect) {
  const { userId, positionId, id: timeEntryId, startTime } = entry
  const { requestNote: note, declineReason } = GONE
  const { id: festivalId } = home
  const request = { userId, timeEntryId, positionId, note, status: 'declined', declineReason } as const
  const [made] = await db
    .insert(entryRequests)
    .values({
      ...{ ...request, festivalId, startTime, endTime: clock.now, cashTips: 0, creditTips: 0 },
      ...{ createdAt: clock.now, decidedAt: clock.now, decidedBy: ada.id },
    })
    .returning()
  await changed(
    db,
    { id: ada.id, now: clock.now },
    { festivalId, action: 'decline', entity: 'entryRequest', entityId: made!.id, after: request },
  )
}

async function applicationsOf(venue: Venue, ada: Person, userId: string) {
  const { db, home } = venue
  const { firstName, lastName } = SEALED
  const { applicationEmail, returningNotes, otherNotes } = GONE
  const send = async (
    street: string,
    day: number,
    settings: Partial<typeof applications.$inferInsert>,
    answers = {},
  ) => {
    const { id } = await venue.application(settings)
    const rawData = JSON.stringify({
      ...answersFor(1, { firstName, lastName, email: applicationEmail, street, returningNotes, otherNotes }),
      ...answers,
    })
    await db
      .update(applications)
      .set({ rawData, createdAt: new Date(Date.UTC(2024, 7, day)) })
      .where(eq(applications.id, id))
    return id
  }
  const linked = await send(GONE.linkedStreet, 1, { userId, status: 'hired' })
  await ada.patch(`/api/applications/${linked}`, { notes: GONE.applicationNotes })
  const festival = await venue.festival('Elsewhere')
  await send(GONE.returningStreet, 2, { returningUserId: userId, festivalId: festival.id })
  const signedUp = await send(GONE.signedUpStreet, 3, { status: 'held' })
  await db.update(users).set({ applicationId: signedUp }).where(eq(users.id, userId))
  // Nobody knows whose these are, but name and contact agree: by the account's phone, and by the applications' email.
  await send(
    GONE.unlinkedStreet,
    4,
    {},
    { email: 'other@example.com', phone: GONE.phone.replaceAll('-', '') },
  )
  await send(
    '5 Canary Latest Street',
    5,
    { festivalId: home.id },
    {
      ...{
        firstName: firstName.toUpperCase(),
        email: `${applicationEmail.toUpperCase()}`,
        city: 'Canaryville',
      },
    },
  )
}
