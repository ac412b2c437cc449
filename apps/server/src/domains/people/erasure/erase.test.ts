import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveEvent } from '@nightshift/shared/audit/live'
import { eq, ilike, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answersFor } from '../../../../test/testing/answers.ts'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import {
  applications,
  approvedPeriods,
  auditLog,
  erasedPeople,
  idempotencyKeys,
  kioskPunches,
  knownBrowsers,
  timeEntries,
  users,
} from '../../../platform/database/schema.ts'
import { deleteExpired } from '../../../platform/housekeeping.ts'
import type { App } from '../../../platform/http/app.ts'
import { enrolKiosk, savedPunch } from '../../kiosk/offline-punches/testing/saved-punches.ts'
import { canaryPerson, exportEntries, GONE, IN_PAYROLL_FILE, SEALED } from './testing/canaries.ts'

const venue = await openVenue()
const { db } = venue
const ada = await venue.person('Ada', { accessLvl: 3, lastName: 'Blackwood' })
const mara = await venue.person('Mara', { accessLvl: 2 })

/** The tables whose rows contain the text. */
async function tablesWith(text: string) {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.$client.query(
      `select 1 from ${name} row where strpos(lower(row_to_json(row)::text), lower($1)) > 0 limit 1`,
      [text],
    )
    if (rows.length) found.push(name)
  }
  return found
}

/** What a server logs from now on. A mocked module would do nothing where an earlier file has loaded the real one. */
function logOf({ log }: App) {
  const lines: string[] = []
  const stream = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream')!
  Object.assign(log, { [stream]: { write: (line: string) => lines.push(line) } })
  return lines
}

describe('search for every erased value:', async () => {
  const server = await secondServer(venue, { LOG_LEVEL: 'trace' })
  const logged = logOf(server)
  const events: LiveEvent[] = []
  venue.app.live.subscribe((event) => events.push(event))
  const { userId, name, secondBadge } = await canaryPerson(venue, ada)
  const gone: Record<string, string> = { ...GONE, secondBadge }
  const foundBefore = Object.fromEntries(
    await Promise.all(
      Object.entries({ ...gone, ...SEALED, address: 'Canaryville' }).map(
        async ([key, text]) => [key, (await tablesWith(text)).length] as const,
      ),
    ),
  )
  const reply = await server.inject({
    method: 'POST',
    url: `/api/users/${userId}/erase`,
    headers: { cookie: await venue.signIn(ada.id) },
    payload: { confirmation: ` ${name.toLowerCase()} ` },
  })

  test('each was there before', () => {
    expect(reply.statusCode).toBe(200)
    expect(Object.entries(foundBefore).filter(([, tables]) => tables === 0)).toEqual([])
    expect(logged.join('')).toContain(`/api/users/${userId}/erase`)
  })

  test.each(Object.entries(gone))('%s is in no table and no log line', async (_, text) => {
    expect(await tablesWith(text)).toEqual([])
    expect(logged.join('')).not.toContain(text)
  })

  test.each(Object.entries({ ...SEALED, street: '5 Canary Latest Street' }))(
    '%s is sealed, and in no other table, log line or live event',
    async (_, text) => {
      expect(await tablesWith(text)).toEqual(['erased_people'])
      expect(logged.join('')).not.toContain(text)
      expect(JSON.stringify(events)).not.toContain(text)
    },
  )

  test('the payroll file is kept as it was made, and nothing else has its line', async () => {
    expect(await tablesWith(IN_PAYROLL_FILE)).toEqual(['payroll_export_files'])
    expect(logged.join('')).not.toContain(IN_PAYROLL_FILE)
  })

  test('no answer of the API has any of it, except the list of erased people', async () => {
    const filter = { where: { userId }, include: [{ relation: 'user' }] }
    const replies = await Promise.all([
      ada.get('/api/users', { filter: { where: { isActive: false } } }),
      ada.get('/api/users/count', { where: { isActive: false } }),
      mara.get('/api/timeclock', { filter }),
      ada.get('/api/audit', { festivalId: String(venue.home.id), limit: '500' }),
      ada.get('/api/applications'),
      ada.get('/api/badges', { festivalId: String(venue.home.id) }),
      ada.get(`/api/users/${userId}/erasure`),
    ])
    const bodies = replies.map(({ body }) => body).join('\n')
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
    for (const text of Object.values({ ...gone, ...SEALED })) expect(bodies).not.toContain(text)
    expect(replies[2]!.json()).toMatchObject([{ user: { firstName: 'Former', lastName: 'employee' } }])

    const list = (await ada.get('/api/users/erased', { festivalId: String(venue.home.id) })).json()
    expect(list).toContainEqual({
      ...{ userId, erasedAt: venue.clock.now.toISOString(), sealedUntil: '2027-10-04' },
      erasedBy: { firstName: 'Ada', lastName: 'Blackwood' },
      ...{ name: 'Canaryfirst Canarymiddle Canarylast', address: SEALED.address },
      ...{ timeEntries: 1, hours: 8 },
    })
  })

  test('the live event says only that people changed', async () => {
    const announced = { kind: 'employee', festivalId: venue.home.id }
    await expect.poll(() => events).toContainEqual(announced)
    expect(events).toContainEqual({ kind: 'application', festivalId: venue.home.id })
  })

  test('the audit keeps its rows and fields, and says once who erased', async () => {
    const rows = await db.select().from(auditLog).where(eq(auditLog.entityId, userId)).orderBy(auditLog.id)
    expect(rows.map(({ action }) => action)).toEqual(['edit', 'edit', 'replace', 'erase'])
    expect(rows[0]).toMatchObject({ before: { email: '[erased]' }, after: { notes: '[erased]' } })
    expect(rows[2]).toMatchObject({ before: { serial: 1 }, after: { serial: 2 } })
    expect(rows[3]).toMatchObject({ actorId: ada.id, entity: 'user', before: null, after: null })
    const held = await db.select().from(auditLog).where(eq(auditLog.entity, 'userPosition'))
    expect(held).toMatchObject([{ before: { payrate: 15.25 }, after: { userId, payrate: 17 } }])
  })

  test('the list beside the backups has the id and the instant', async () => {
    const list = JSON.parse(await readFile(join(venue.dataDir, 'backups', 'erased-people.json'), 'utf8'))
    const erasedAt = venue.clock.now.toISOString()
    const listed = list.find(({ id }: { id: string }) => id === userId)
    expect(listed).toMatchObject({ id: userId, erasedAt })
    expect(listed.applications).toHaveLength(5)
  })
})

const erase = (person: { id: string; firstName: string; lastName: string }) =>
  ada.post(`/api/users/${person.id}/erase`, { confirmation: `${person.firstName} ${person.lastName}` })

test('applications without a link go however name and contact are written, also with an earlier email', async () => {
  const jose = await venue.person('José', { lastName: 'O’Brien', email: 'jose@example.com' })
  await ada.patch(`/api/users/${jose.id}`, { email: 'jose.new@example.com' })
  for (const written of [
    { firstName: 'JOSE\u0301', lastName: "O'brien", email: 'Jose.New@Example.com' },
    { firstName: 'Jose', lastName: 'O Brien', email: 'jose@example.com' },
  ])
    await venue.application({ rawData: JSON.stringify(answersFor(1, written)) })
  const of = () => db.select().from(applications).where(ilike(applications.rawData, '%jose%'))
  expect(await of()).toHaveLength(2)
  await erase(jose)
  expect(await of()).toEqual([])
})

describe('what others own stays:', () => {
  const answers = (changes: object) =>
    JSON.stringify(
      answersFor(1, { firstName: 'Ash', lastName: 'Marrow', email: 'ash@example.com', ...changes }),
    )

  test('an application of a namesake, of the same contact with another name, and of another hire', async () => {
    const ash = await venue.person('Ash', {
      lastName: 'Marrow',
      email: 'ash@example.com',
      phone: '845-555-0150',
    })
    const bea = await venue.person('Bea')
    const kept = [
      await venue.application({ rawData: answers({ email: 'other@example.com', phone: '845-555-0151' }) }),
      await venue.application({ rawData: answers({ firstName: 'Wren' }) }),
      await venue.application({
        rawData: answers({}),
        userId: bea.id,
        status: 'hired',
        returningUserId: ash.id,
      }),
      await venue.application({ rawData: answers({}), returningUserId: bea.id }),
    ]
    const gone = await venue.application({
      rawData: answers({ phone: '+1 845 555 0150', email: 'x@example.com' }),
    })
    expect((await erase(ash)).statusCode).toBe(200)
    const left = await db.select().from(applications)
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(kept.map(({ id }) => id)))
    expect(left.map(({ id }) => id)).not.toContain(gone.id)
    expect(left.find(({ id }) => id === kept[2]!.id)).toMatchObject({ userId: bea.id, returningUserId: null })
  })

  test('somebody who was never paid leaves no name, not even sealed', async () => {
    const ash = await venue.person('Ash', { lastName: 'Unpaid' })
    const shift = await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
    await mara.delete(`/api/timeclock/${shift.id}`)
    expect((await erase(ash)).json()).toEqual({ erasedAt: venue.clock.now.toISOString(), sealedUntil: null })
    const [row] = await db.select().from(erasedPeople).where(eq(erasedPeople.userId, ash.id))
    expect(row).toMatchObject({ firstName: null, lastName: null, address: null, sealedUntil: null })
    expect(await tablesWith('Unpaid')).toEqual([])
  })

  test('what the person did to others stays, by Former employee', async () => {
    const [lena, ash] = [await venue.person('Lena', { accessLvl: 1 }), await venue.person('Ash')]
    await lena.patch(`/api/users/${ash.id}`, { notes: 'Tall.' })
    await erase(lena)
    const { body } = await ada.get('/api/audit', { person: ash.id, festivalId: String(venue.home.id) })
    expect(JSON.parse(body)).toMatchObject([
      { actor: { firstName: 'Former', lastName: 'employee' }, after: { notes: 'Tall.' } },
    ])
  })
})

describe('an erased person', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  await erase(ash)
  const { positionId } = ash.positions[0]!
  const application = await venue.application()
  const refused = {
    'is not edited': () => ada.patch(`/api/users/${ash.id}`, { isActive: true }),
    'gets no password': () => ada.post(`/api/users/${ash.id}/resetpassword`),
    'gets no position': () => ada.post(`/api/users/${ash.id}/addposition`, { positionId, payrate: 15 }),
    'gets no badge': () => ada.post(`/api/users/${ash.id}/replacebadge`),
    'is not erased again': () => erase({ ...ash, firstName: 'Former', lastName: 'employee' }),
  }
  test.each(Object.entries(refused))('%s', async (_, ask) => {
    const before = await venue.everything()
    const reply = await ask()
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'alreadyErased'])
    expect(await venue.everything()).toBe(before)
  })

  test('gets no hours that were deleted', async () => {
    const bea = await venue.person('Bea')
    const shift = await venue.shift(bea.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
    await mara.delete(`/api/timeclock/${shift.id}`)
    await erase(bea)
    await expectRefusal(venue, 'alreadyErased', () => mara.post(`/api/timeclock/${shift.id}/undelete`))
  })

  test('keeps the hours that payroll has as they are', async () => {
    const bea = await venue.person('Bea')
    const { id, positionId } = await venue.shift(bea.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
    await exportEntries(venue, [id])
    expect((await erase(bea)).statusCode).toBe(200)
    const [entry] = (await mara.get('/api/timeclock', { filter: { where: { id } } })).json()
    const at = '2024-09-28T01:00:00Z'
    for (const attempt of [
      () => mara.patch(`/api/timeclock/${id}`, { endTime: '2024-09-28T04:00:00Z' }),
      () => mara.post(`/api/timeclock/${id}/split`, { at, positionId }),
      () => mara.delete(`/api/timeclock/${id}`),
    ])
      await expectRefusal(venue, 'alreadyErased', attempt)
    const entries = [{ id, updatedAt: entry.updatedAt }]
    const details = await expectRefusal(venue, 'bulkEditRefused', () =>
      mara.post('/api/timeclock/bulk-edit', { entries, change: { endTime: '2024-09-28T04:00:00Z' } }),
    )
    expect(details).toMatchObject({ refused: [{ id, code: 'alreadyErased' }] })
  })

  test('leaves no note in a locked pay period, where nobody else edits one', async () => {
    const [bea, cleo] = [await venue.person('Bea'), await venue.person('Cleo')]
    const at = ['2024-09-19T21:00:00Z', '2024-09-20T05:00:00Z'] as const
    const shifts = [
      await venue.shift(bea.id, ...at, { note: 'Fell off the wagon.' }),
      await venue.shift(cleo.id, ...at, { note: 'Late bus.' }),
    ]
    await exportEntries(
      venue,
      shifts.map(({ id }) => id),
    )
    await db.insert(approvedPeriods).values({
      ...{ festivalId: venue.home.id, approvedAt: venue.clock.now, approvedBy: ada.id, overrides: [] },
      ...{ startsAt: new Date('2024-09-16T10:00:00Z'), endsAt: new Date('2024-09-23T10:00:00Z') },
    })
    expect((await erase(bea)).statusCode).toBe(200)
    const notes = await db
      .select({ note: timeEntries.note })
      .from(timeEntries)
      .where(inArray(timeEntries.userId, [bea.id, cleo.id]))
      .orderBy(timeEntries.id)
    expect(notes).toEqual([{ note: '' }, { note: 'Late bus.' }])
    const write = (set: string, id: number) =>
      db.$client.query(`update time_entries set ${set} where id = ${id}`)
    const locked = { constraint: 'period_locked' }
    await expect(write(`note = 'Found.'`, shifts[0]!.id)).rejects.toMatchObject(locked)
    await expect(write(`note = '', cash_tips = 5`, shifts[0]!.id)).rejects.toMatchObject(locked)
    await expect(write(`note = ''`, shifts[1]!.id)).rejects.toMatchObject(locked)
  })

  test('lets a manager confirm an entry without hours, which payroll does not get', async () => {
    const bea = await venue.person('Bea')
    const { id } = await venue.shift(bea.id, '2024-09-28T21:00:00Z', '2024-09-28T21:00:00Z', {
      needsReview: 'tipsMissing',
    })
    expect((await erase(bea)).statusCode).toBe(200)
    expect((await mara.patch(`/api/timeclock/${id}`, { needsReview: null })).json()).toMatchObject({
      ...{ id, needsReview: null },
    })
  })

  test('is not found by a hire', async () => {
    const body = { userId: ash.id, status: 'hired' }
    await expectRefusal(venue, 'notFound', () => ada.patch(`/api/applications/${application.id}`, body))
  })

  test('is signed out, and no badge of theirs is known', async () => {
    expect((await ash.get('/api/users/me')).statusCode).toBe(401)
    expect((await ada.get(`/api/users/${ash.id}/badges`)).statusCode).toBe(404)
    const scan = await venue.visitor.post('/api/badgescan', { badgeCode: `FM-BADGE:${ash.id}:NIGHTSHIFT` })
    expect(scan.body).toContain('This badge is not known')
  })

  test('gets nothing from a scan that a kiosk saved before and delivers now', async () => {
    const kiosk = await enrolKiosk(venue)
    const punch = savedPunch(venue, ash, 'in', 1)
    expect(await kiosk.results(punch)).toEqual(['review'])
    const [stored] = await db.select().from(kioskPunches).where(eq(kioskPunches.key, punch.key))
    expect(stored).toMatchObject({ userId: null, timeEntryId: null, reviewReason: 'unknownBadge' })
    expect(await db.$count(timeEntries, eq(timeEntries.userId, ash.id))).toBe(0)
    expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.userId, ash.id))).toBe(0)
  })

  test('loses what a scan or a sign-in stored that was under way', async () => {
    const { id: userId } = ash
    const at = venue.clock.now
    const answer = { success: false, timesheetUser: { firstName: 'Ash' } }
    await db
      .insert(idempotencyKeys)
      .values({ key: randomUUID(), request: Buffer.from('r'), userId, answer, at })
    await db.insert(knownBrowsers).values({ userId, tokenHash: Buffer.from('browser'), signedInAt: at })
    await deleteExpired(db, at)
    expect(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))).toEqual([])
    expect(await db.select().from(knownBrowsers).where(eq(knownBrowsers.userId, userId))).toEqual([])
  })

  test('is on no roster of a kiosk', async () => {
    const kiosk = await venue.kiosk('Barn')
    const device = { oldestWaitingAt: null, clockSkewMs: null, storagePersisted: null }
    const report = { release: '1.0.0', waitingPunches: 0, ...device }
    const { people } = (await kiosk.post('/api/kiosk/sync', report)).json()
    const names = people.map(({ firstName }: { firstName: string }) => firstName)
    expect(names).toContain('Mara')
    expect(names).not.toContain('Former')
  })

  test('leaves the username to others', async () => {
    const body = { username: ash.username, firstName: 'Bea', lastName: 'Thorn', festivalId: venue.home.id }
    expect((await ada.post('/api/users/signup', body)).statusCode).toBe(200)
    const [row] = await db.select().from(users).where(eq(users.id, ash.id))
    expect(row).toMatchObject({
      isActive: false,
      mayReturn: false,
      username: expect.stringMatching(/^erased-/),
    })
  })
})
