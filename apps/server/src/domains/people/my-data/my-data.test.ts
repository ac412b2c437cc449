import { randomBytes, randomUUID } from 'node:crypto'
import type { MyData } from '@nightshift/shared/people/my-data/contract'
import { eq, getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answersFor } from '../../../../test/testing/answers.ts'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import {
  applications,
  calendarFeeds,
  entryRequests,
  idempotencyKeys,
  kioskPunches,
  knownBrowsers,
  ownAvailability,
  plannedPlaces,
  rollCallPeople,
  rollCalls,
  rollCallTicks,
  seasonInvitations,
  userPhotos,
  users,
} from '../../../platform/database/schema.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2, lastName: 'Voss' })
const copyOf = async (person: { get: (path: string) => Promise<{ json: () => MyData }> }) =>
  (await person.get('/api/users/me/data')).json()

/** Where each column that refers to a person is in their copy. */
const COPIED: Record<string, keyof MyData> = {
  'applications.returning_user_id': 'applications',
  'applications.user_id': 'applications',
  'approved_periods.approved_by': 'activity',
  'approved_periods.unlocked_by': 'activity',
  'audit_log.actor_id': 'activity',
  'badges.issued_by': 'activity',
  'badges.user_id': 'badges',
  'calendar_feeds.user_id': 'calendarFeeds',
  'closed_nights.closed_by': 'activity',
  'entry_requests.decided_by': 'activity',
  'entry_requests.user_id': 'entryRequests',
  // Nobody whose data was erased can sign in.
  'erased_export_lines.user_id': 'account',
  'erased_people.erased_by': 'activity',
  'erased_people.user_id': 'account',
  'idempotency_keys.user_id': 'kioskScans',
  'kiosk_punches.decided_by': 'activity',
  'kiosk_punches.user_id': 'kioskPunches',
  'known_browsers.user_id': 'knownBrowsers',
  'night_incidents.created_by': 'activity',
  'night_reports.closed_by': 'activity',
  'own_availability.user_id': 'availability',
  'payroll_export_premiums.user_id': 'payrollFiles',
  'payroll_exports.made_by': 'activity',
  'planned_places.marked_by': 'activity',
  'planned_places.user_id': 'plannedNights',
  'roll_call_people.added_by': 'activity',
  'roll_call_people.user_id': 'rollCalls',
  'roll_call_ticks.ticked_by': 'activity',
  'roll_calls.ended_by': 'activity',
  'roll_calls.started_by': 'activity',
  'season_invitations.created_by': 'activity',
  'season_invitations.user_id': 'invitations',
  'seasons.closed_by': 'activity',
  'seen_answers.seen_by': 'activity',
  'sessions.user_id': 'sessions',
  'site_drafts.edited_by': 'activity',
  'site_pictures.uploaded_by': 'activity',
  'site_scheduled.approved_by': 'activity',
  'site_versions.published_by': 'activity',
  'time_entries.user_id': 'timeEntries',
  'user_photos.user_id': 'photo',
  'user_positions.user_id': 'positions',
}

/** Columns of a person that are not copied as they are. */
const LEFT_OUT = {
  passwordHash: 'a secret',
  photoVersion: 'the hash of the photo',
  applicationId: 'the application is there itself',
  festivalId: 'the festival is named',
}

/** The days of the payroll export. */
const DAYS = { startDate: '2024-09-23', endDate: '2024-09-29' }

/** Somebody about whom every table holds something. */
async function everythingAbout() {
  const ash = await venue.hire('Ash', 'Actor')
  const { id: userId } = ash
  const now = venue.clock.now
  const { db } = venue
  await db
    .update(users)
    .set({
      ...{ email: 'ash@example.com', phone: '845-555-0101', notes: 'Scares well.', paychexId: '1313' },
      ...{ emergencyContact: 'Wren', emergencyRelation: 'Sister', emergencyPhone: '845-555-0102' },
      ...{ photoVersion: 'v1', middleName: 'Lee' },
    })
    .where(eq(users.id, userId))
  await db.insert(userPhotos).values({ userId, jpeg: Buffer.from('JPEG') })
  const kept = await venue.shift(userId, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z', {
    note: 'Late van.',
  })
  const gone = await venue.shift(userId, '2024-09-28T21:00:00Z', '2024-09-29T05:00:00Z')
  await mara.delete(`/api/timeclock/${gone.id}`)
  const answers = answersFor(ash.positions[0]!.positionId)
  await db.insert(applications).values({
    ...{
      festivalId: venue.home.id,
      seasonId: venue.home.seasonId,
      userId,
      status: 'hired',
      notes: 'Nice voice.',
    },
    rawData: JSON.stringify(answers),
  })
  await db.insert(entryRequests).values({
    ...{ festivalId: venue.home.id, userId, positionId: kept.positionId, timeEntryId: kept.id },
    ...{ startTime: kept.startTime, endTime: now, cashTips: 0, creditTips: 2.5, createdAt: now },
    ...{ note: 'Stayed on.', status: 'declined', declineReason: 'No.', decidedBy: mara.id, decidedAt: now },
  })
  await mara.post(`/api/users/${userId}/replacebadge`)
  await mara.post(`/api/users/${userId}/addposition`, {
    positionId: ash.positions[0]!.positionId,
    payrate: 17,
  })
  await db.insert(knownBrowsers).values({ userId, tokenHash: randomBytes(32), signedInAt: now })
  await db
    .insert(idempotencyKeys)
    .values({ key: randomUUID(), request: randomBytes(8), userId, answer: {}, at: now })
  await db.insert(seasonInvitations).values({
    ...{ tokenHash: randomBytes(32), seasonId: venue.home.seasonId, userId, createdAt: now },
  })
  const kiosk = await venue.kiosk('Gate')
  await db.insert(kioskPunches).values({
    ...{
      key: randomUUID(),
      festivalId: venue.home.id,
      kioskId: kiosk.id,
      seq: 1,
      badgeCode: 'FM-BADGE:secret',
    },
    ...{ direction: 'in', at: now, receivedAt: now, userId, reviewReason: 'alreadyIn' },
    ...{ decision: 'discarded', discardReason: 'Twice.', decidedBy: mara.id, decidedAt: now },
  })
  await nightsOf(userId, ash.positions[0]!.positionId)
  await mara.post('/api/payroll/exports', { festivalId: venue.home.id, ...DAYS, entryIds: [kept.id] })
  return { ash, answers, kept }
}

/** A planned night, their answers about the season, their calendar, and a drill. */
async function nightsOf(userId: string, positionId: number) {
  const { db, home, clock } = venue
  const now = clock.now
  const { seasonId, id: festivalId } = home
  await db.insert(plannedPlaces).values({
    ...{ festivalId, seasonId, night: '2024-10-04', positionId, userId },
    ...{ mark: 'excused', markedAt: now, markedBy: mara.id },
  })
  await db.insert(ownAvailability).values({ userId, seasonId, unavailable: ['2024-10-05'] })
  await db.insert(calendarFeeds).values({ userId, tokenHash: randomBytes(32), createdAt: now })
  const [drill] = await db
    .insert(rollCalls)
    .values({
      ...{ festivalId, isDrill: true, startedAt: now, startedBy: mara.id, endedAt: now, endedBy: mara.id },
    })
    .returning()
  const rollCallId = drill!.id
  await db.insert(rollCallPeople).values({ rollCallId, userId, attraction: 'Manor', addedAt: now })
  await db.insert(rollCallTicks).values({
    ...{ key: randomUUID(), rollCallId, userId, isSafe: true, at: now, receivedAt: now, tickedBy: mara.id },
  })
}

describe('a copy of my data', () => {
  test('has the account, contacts, notes of management and the photo', async () => {
    const { ash } = await everythingAbout()
    expect(await copyOf(ash)).toMatchObject({
      madeAt: venue.clock.now.toISOString(),
      account: { id: ash.id, firstName: 'Ash', middleName: 'Lee', festival: 'Dreadmoor', paychexId: '1313' },
      contact: { email: 'ash@example.com', phone: '845-555-0101' },
      emergency: { contact: 'Wren', relation: 'Sister', phone: '845-555-0102' },
      notes: 'Scares well.',
      photo: `data:image/jpeg;base64,${Buffer.from('JPEG').toString('base64')}`,
    })
  })

  test('has positions, shifts with deleted ones, applications, badges and sign-ins', async () => {
    const { ash, answers } = await everythingAbout()
    expect(await copyOf(ash)).toMatchObject({
      positions: [{ festival: 'Dreadmoor', event: 'Actor event', position: 'Actor', payrate: 17 }],
      timeEntries: [
        { startTime: '2024-09-28T21:00:00.000Z', deletedAt: venue.clock.now.toISOString() },
        { startTime: '2024-09-27T21:00:00.000Z', deletedAt: null, note: 'Late van.', payrate: 15.25 },
      ],
      applications: [{ festival: 'Dreadmoor', status: 'hired', answers, notes: 'Nice voice.' }],
      entryRequests: [
        {
          position: 'Actor',
          note: 'Stayed on.',
          declineReason: 'No.',
          decidedBy: 'Mara V.',
          creditTips: 2.5,
        },
      ],
      badges: [
        { serial: 1, issuedBy: null, replacedAt: expect.any(String) },
        { serial: 2, issuedBy: 'Mara V.', replacedAt: null },
      ],
      sessions: [{ signedInAt: venue.clock.now.toISOString() }],
      knownBrowsers: 1,
      kioskScans: [{ at: venue.clock.now.toISOString() }],
      kioskPunches: [{ kiosk: 'Gate', direction: 'in', discardReason: 'Twice.', decidedBy: 'Mara V.' }],
    })
  })

  test('has the files for payroll that the person is in', async () => {
    const { ash } = await everythingAbout()
    expect((await copyOf(ash)).payrollFiles).toEqual([
      {
        ...{ festival: 'Dreadmoor', kind: 'csv', madeAt: venue.clock.now.toISOString(), ...DAYS },
        ...{ entries: 1, paychexId: '1313', overtimePremium: 0 },
      },
    ])
    expect((await copyOf(mara)).payrollFiles).toEqual([])
  })

  test('has planned nights, availability, the calendar and roll-calls', async () => {
    const { ash } = await everythingAbout()
    const at = venue.clock.now.toISOString()
    expect(await copyOf(ash)).toMatchObject({
      plannedNights: [
        {
          night: '2024-10-04',
          position: 'Actor',
          callAt: null,
          mark: 'excused',
          markedBy: 'Mara V.',
          isOff: false,
        },
      ],
      availability: [{ year: 2024, unavailable: ['2024-10-05'] }],
      calendarFeeds: [{ createdAt: at }],
      rollCalls: [{ isDrill: true, attraction: 'Manor', ticks: [{ at, isSafe: true }] }],
    })
  })

  test('has the changes about the person, with the actor by first name and last initial', async () => {
    const { ash } = await everythingAbout()
    const { changes } = await copyOf(ash)
    expect(changes.map(({ entity, action, by }) => `${entity} ${action} ${by}`)).toEqual([
      'userPosition changePayRate Mara V.',
      'badge replace Mara V.',
      'timeEntry delete Mara V.',
    ])
    const { activity } = await copyOf(mara)
    expect(activity.changesMade).toBeGreaterThanOrEqual(3)
    expect(activity).toMatchObject({ badgesIssued: expect.any(Number), punchesDecided: expect.any(Number) })
  })

  test('has no secret and nothing about other people', async () => {
    const { ash } = await everythingAbout()
    const bea = await venue.hire('Bea', 'Actor')
    await venue.shift(bea.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
    const { body } = await ash.get('/api/users/me/data')
    for (const secret of ['Hash', 'argon2', 'FM-BADGE', 'badgeCode', bea.id, mara.id, 'Voss'])
      expect(body).not.toContain(secret)
    expect((await copyOf(bea)).timeEntries).toHaveLength(1)
  })

  test('wants a password of one’s own first: a default one can be guessed from the name', async () => {
    const bo = await venue.person('Bo', { passwordIsDefault: true })
    await expectRefusal(venue, 'passwordChangeRequired', () => bo.get('/api/users/me/data'))
    await bo.post(`/api/users/${bo.id}/updatepassword`, { password: 'a new and long one' })
    expect((await copyOf(bo)).account.id).toBe(bo.id)
  })

  test('is an attachment that nobody caches', async () => {
    const ash = await venue.person('Ash')
    const { headers } = await ash.get('/api/users/me/data')
    expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('has somebody about whom nothing else is held', async () => {
    const ash = await venue.person('Ash', { festivalId: null })
    expect(await copyOf(ash)).toMatchObject({
      account: { festival: null },
      ...{ photo: null, positions: [], timeEntries: [], applications: [], changes: [], kioskPunches: [] },
    })
  })
})

describe('nothing is forgotten:', () => {
  test('every column that refers to a person has its place in the copy', async () => {
    const { rows } = await venue.db.$client.query<{ column: string }>(
      `select format('%s.%s', conrelid::regclass, attname) as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass and attname <> 'festival_id' order by 1`,
    )
    expect(rows.map(({ column }) => column)).toEqual(Object.keys(COPIED).sort())
    const { ash } = await everythingAbout()
    const copy = await copyOf(ash)
    for (const key of Object.values(COPIED)) expect([key, copy[key]]).not.toEqual([key, []])
  })

  test('every column of a person is in the copy, or has a reason not to be', async () => {
    const { ash } = await everythingAbout()
    const { account, contact, emergency, notes } = await copyOf(ash)
    const prefixed = Object.keys(emergency).map((key) => `emergency${key[0]!.toUpperCase()}${key.slice(1)}`)
    const { festival: _, ...fields } = account
    const copied = Object.keys({ ...fields, ...contact, notes, ...LEFT_OUT })
    expect([...copied, ...prefixed].sort()).toEqual(Object.keys(getTableColumns(users)).sort())
  })
})
