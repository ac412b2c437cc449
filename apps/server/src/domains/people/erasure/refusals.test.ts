import { randomUUID } from 'node:crypto'
import { paychexCsv } from '@nightshift/shared/payroll/paychex-csv'
import type { ErasurePreview } from '@nightshift/shared/people/erasure/contract'
import { payrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answersFor } from '../../../../test/testing/answers.ts'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import {
  applications,
  erasedPeople,
  kioskPunches,
  payrollExportEntries,
  payrollExports,
  users,
} from '../../../platform/database/schema.ts'
import { canaryPerson, exportEntries } from './testing/canaries.ts'

const venue = await openVenue()
const { db } = venue
const ada = await venue.person('Ada', { accessLvl: 3 })
const mara = await venue.person('Mara', { accessLvl: 2 })

type Named = Pick<Person, 'id' | 'firstName' | 'lastName'>
const erase = ({ id, firstName, lastName }: Named, by = ada) =>
  by.post(`/api/users/${id}/erase`, { confirmation: `${firstName} ${lastName}` })
const preview = async ({ id }: { id: string }): Promise<ErasurePreview> =>
  (await ada.get(`/api/users/${id}/erasure`)).json()

async function undecidedPunch(userId: string) {
  const { id: kioskId } = await venue.kiosk('Gate')
  const at = venue.clock.now
  await db.insert(kioskPunches).values({
    ...{ key: randomUUID(), festivalId: venue.home.id, kioskId, seq: 1, badgeCode: 'x', direction: 'in' },
    ...{ at, receivedAt: at, userId, reviewReason: 'alreadyIn' },
  })
}

describe('is refused, and changes nothing:', () => {
  test('oneself, and the last active administrator', async () => {
    await expectRefusal(venue, 'notOnYourself', () => erase(ada))
    const [bo] = [await venue.person('Bo', { accessLvl: 3 })]
    await db.update(users).set({ isActive: false }).where(eq(users.id, ada.id))
    try {
      expect((await bo.get(`/api/users/${bo.id}/erasure`)).json().refusals).toEqual([
        'notOnYourself',
        'lastAdministrator',
      ])
    } finally {
      await db.update(users).set({ isActive: true }).where(eq(users.id, ada.id))
      await db.update(users).set({ isActive: false }).where(eq(users.id, bo.id))
    }
  })

  test('two administrators who erase each other at once', async () => {
    const [cleo, dan] = [
      await venue.person('Cleo', { accessLvl: 3 }),
      await venue.person('Dan', { accessLvl: 3 }),
    ]
    await db.update(users).set({ isActive: false }).where(eq(users.id, ada.id))
    const replies = await Promise.all([erase(dan, cleo), erase(cleo, dan)])
    await db.update(users).set({ isActive: true }).where(eq(users.id, ada.id))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  })

  test('an open shift', async () => {
    const ash = await venue.person('Ash')
    await venue.shift(ash.id, '2024-10-04T21:00:00Z', null)
    await expectRefusal(venue, 'shiftOpen', () => erase(ash))
    expect((await preview(ash)).refusals).toEqual(['shiftOpen'])
  })

  test('kiosk punches that need a decision', async () => {
    const ash = await venue.person('Ash')
    await undecidedPunch(ash.id)
    await expectRefusal(venue, 'undecidedPunches', () => erase(ash))
    expect(await preview(ash)).toMatchObject({ refusals: ['undecidedPunches'], undecidedPunches: 1 })
  })

  test('requests about shifts that need a decision', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const sent = await ash.post('/api/entry-requests', {
      ...{ timeEntryId: null, startTime: '2024-10-03T21:00:00Z', endTime: '2024-10-04T01:00:00Z' },
      ...{ positionId: ash.positions[0]!.positionId, cashTips: 0, creditTips: 0, note: 'The kiosk was off.' },
    })
    await expectRefusal(venue, 'undecidedRequests', () => erase(ash))
    expect(await preview(ash)).toMatchObject({ refusals: ['undecidedRequests'], undecidedRequests: 1 })
    await ash.delete(`/api/entry-requests/${sent.json().id}`)
    expect((await erase(ash)).statusCode).toBe(200)
  })

  test('another name, and nobody', async () => {
    const ash = await venue.person('Ash')
    await expectRefusal(venue, 'confirmationWrong', () => erase({ ...ash, lastName: 'Grave' }))
    await expectRefusal(venue, 'notFound', () => erase({ ...ash, id: randomUUID() }))
    expect((await ada.get(`/api/users/${randomUUID()}/erasure`)).statusCode).toBe(404)
  })

  test('the second of two at once', async () => {
    const ash = await venue.person('Ash')
    const replies = await Promise.all([erase(ash), erase(ash)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

test('an erasure waits for a hire from an application without a link, instead of a deadlock', async () => {
  const ash = await venue.person('Ash', { lastName: 'Locked', email: 'locked@example.com' })
  const answers = answersFor(1, { firstName: 'Ash', lastName: 'Locked', email: 'locked@example.com' })
  const { id } = await venue.application({ rawData: JSON.stringify(answers) })
  const hire = await db.$client.connect()
  await hire.query('begin')
  await hire.query('select from applications where id = $1 for update', [id])
  const erasing = erase(ash)
  await expect.poll(() => venue.lockWaits()).toBe(1)
  await hire.query('select from users where id = $1 for no key update', [ash.id])
  await hire.query('commit')
  hire.release()
  expect((await erasing).statusCode).toBe(200)
})

describe('paid is', () => {
  const sealOf = async ({ id }: { id: string }) =>
    (await db.select().from(erasedPeople).where(eq(erasedPeople.userId, id)))[0]

  test('who has an exported entry, also when it was deleted later', async () => {
    const ash = await venue.person('Ash', { lastName: 'Paid' })
    const shift = await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
    await exportEntries(venue, [shift.id])
    await mara.delete(`/api/timeclock/${shift.id}`)
    expect(await preview(ash)).toMatchObject({ timeEntries: 0, sealedUntil: '2027-10-04' })
    await erase(ash)
    expect(await sealOf(ash)).toMatchObject({ lastName: 'Paid', sealedUntil: '2027-10-04' })
  })

  test('nobody whose only entries have no hours', async () => {
    const ash = await venue.person('Ash')
    await venue.shift(ash.id, '2024-09-28T21:00:00Z', '2024-09-28T21:00:00Z')
    expect(await preview(ash)).toMatchObject({ timeEntries: 1, sealedUntil: null })
    await erase(ash)
    expect(await sealOf(ash)).toMatchObject({ lastName: null, sealedUntil: null })
  })

  test('not sealed when the three years are over', async () => {
    const ash = await venue.person('Ash')
    const shift = await venue.shift(ash.id, '2020-09-27T21:00:00Z', '2020-09-28T05:00:00Z')
    await exportEntries(venue, [shift.id])
    await db
      .update(payrollExports)
      .set({ madeAt: new Date('2020-10-05T12:00:00Z') })
      .where(
        inArray(
          payrollExports.id,
          db
            .select({ id: payrollExportEntries.exportId })
            .from(payrollExportEntries)
            .where(eq(payrollExportEntries.timeEntryId, shift.id)),
        ),
      )
    expect(await preview(ash)).toMatchObject({ timeEntries: 1, sealedUntil: null })
    await erase(ash)
    expect(await sealOf(ash)).toMatchObject({ firstName: null, lastName: null, sealedUntil: '2023-10-05' })
  })
})

describe('a preview', () => {
  test('counts what goes, what stays and until when the name is sealed', async () => {
    const { userId } = await canaryPerson(venue, ada)
    expect(await preview({ id: userId })).toEqual({
      refusals: [],
      unexportedEntries: 0,
      uncorrectedEntries: 0,
      undecidedPunches: 0,
      undecidedRequests: 0,
      gone: { applications: 5, badges: 2, positions: 1, invitations: 1, photo: true, auditRows: 10 },
      timeEntries: 1,
      sealedUntil: '2027-10-04',
      hasAddress: true,
    })
  })
})

describe('the figures', () => {
  const totals = async () => {
    const filter = {
      where: { festivalId: venue.home.id },
      order: ['id ASC'],
      include: [{ relation: 'user' }],
    }
    const entries = (await mara.get('/api/timeclock', { filter })).json()
    const csv = paychexCsv(entries, 'America/New_York')
    const sums = csv
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(6).map(Number))
      .reduce((sum, row) => row.map((cell, n) => Math.round(cell * 100) + (sum[n] ?? 0)), [] as number[])
    return { sums, totals: payrollTotals(entries, venue.clock.now), entries: entries.length }
  }

  test('of payroll are the same to the cent after an erasure', async () => {
    const people = []
    for (const name of ['Ash', 'Bea', 'Cy']) {
      const person = await venue.person(name)
      const shifts = []
      for (let night = 10; night < 25; night++) {
        const minutes = (night * 37) % 59
        shifts.push(
          await venue.shift(
            person.id,
            `2024-09-${night}T21:00:00Z`,
            `2024-09-${night}T23:${String(minutes).padStart(2, '0')}:17Z`,
            {
              ...{ payrate: 15.25 + (night % 3) / 4, cashTips: night / 4, creditTips: 0.25, deduction: 0.75 },
            },
          ),
        )
      }
      await exportEntries(
        venue,
        shifts.map(({ id }) => id),
      )
      people.push(person)
    }
    const before = await totals()
    for (const person of people) {
      expect((await erase(person)).statusCode).toBe(200)
      expect(await totals()).toEqual(before)
    }
    expect(before.sums.every((sum) => sum > 0)).toBe(true)
  })
})

/** What an erasure does with each column of a person. */
const COLUMNS = {
  erased: [
    ...['username', 'passwordHash', 'firstName', 'middleName', 'lastName', 'email', 'phone', 'paychexId'],
    ...['notes', 'emergencyContact', 'emergencyRelation', 'emergencyPhone', 'photoVersion', 'applicationId'],
    ...['isActive', 'mayReturn', 'passwordIsDefault', 'mustChangePassword', 'updatedAt'],
  ],
  // Says nothing about who it was.
  kept: ['id', 'festivalId', 'accessLvl', 'createdAt', 'seasonsBefore'],
}

/** What an erasure does with each column that refers to a person. */
const REFERENCES = {
  'applications.returning_user_id':
    'the application is deleted, or the column is null when another person was hired',
  'applications.user_id': 'the application is deleted',
  'approved_periods.approved_by': 'kept: who did what to others',
  'approved_periods.unlocked_by': 'kept: who did what to others',
  'audit_log.actor_id': 'kept: who did what to others',
  'badges.issued_by': 'kept: who did what to others',
  'badges.user_id': 'deleted',
  'calendar_feeds.user_id': 'deleted',
  'closed_nights.closed_by': 'kept: who changed the site',
  'entry_requests.decided_by': 'kept: who did what to others',
  'entry_requests.user_id': 'deleted',
  'erased_export_lines.user_id': 'made by the erasure',
  'erased_people.erased_by': 'kept: who did what to others',
  'erased_people.user_id': 'made by the erasure',
  'idempotency_keys.user_id': 'deleted',
  'kiosk_punches.decided_by': 'kept: who did what to others',
  'kiosk_punches.user_id': 'kept, without badge code and reason of a discard',
  'known_browsers.user_id': 'deleted',
  'night_incidents.created_by': 'kept: who did what to others',
  'night_reports.closed_by': 'kept: who did what to others',
  'own_availability.user_id': 'deleted',
  'payroll_export_premiums.user_id': 'kept: pay of nobody, as hours are',
  'payroll_exports.made_by': 'kept: who did what to others',
  'planned_places.marked_by': 'kept: who did what to others',
  'planned_places.user_id': 'deleted, or kept without its reason when hours fill it',
  'roll_call_people.added_by': 'kept: who did what to others',
  'roll_call_people.user_id': 'kept: who was there, without a name',
  'seen_answers.seen_by': 'kept: who did what to others',
  'roll_call_ticks.ticked_by': 'kept: who did what to others',
  'roll_calls.ended_by': 'kept: who did what to others',
  'roll_calls.started_by': 'kept: who did what to others',
  'season_invitations.created_by': 'kept: who did what to others',
  'season_invitations.user_id': 'deleted',
  'seasons.closed_by': 'kept: who did what to others',
  'sessions.user_id': 'deleted',
  'site_drafts.edited_by': 'kept: who changed the site',
  'site_pictures.uploaded_by': 'kept: who changed the site',
  'site_scheduled.approved_by': 'kept: who changed the site',
  'site_versions.published_by': 'kept: who changed the site',
  'time_entries.user_id': 'kept: hours and pay',
  'user_photos.user_id': 'deleted',
  'user_positions.user_id': 'deleted',
}

describe('nothing is forgotten:', async () => {
  const { userId, name } = await canaryPerson(venue, ada)
  const read = async () => (await db.select().from(users).where(eq(users.id, userId)))[0]!
  const before = await read()
  await ada.post(`/api/users/${userId}/erase`, { confirmation: name })
  const after = await read()

  test('every column of a person is erased, or is kept for a reason', () => {
    const columns = Object.keys(getTableColumns(users)) as (keyof typeof before)[]
    expect(columns.toSorted()).toEqual([...COLUMNS.erased, ...COLUMNS.kept].sort())
    const changed = columns.filter(
      (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
    )
    const always = COLUMNS.erased.filter(
      (column) => !['passwordIsDefault', 'mustChangePassword'].includes(column),
    )
    expect(changed.toSorted()).toEqual(always.sort())
  })

  test('every column that refers to a person has its place here', async () => {
    const { rows } = await db.$client.query<{ column: string }>(
      `select format('%s.%s', conrelid::regclass, attname) as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass and attname <> 'festival_id' order by 1`,
    )
    expect(rows.map(({ column }) => column)).toEqual(Object.keys(REFERENCES).sort())
    const [application] = await db.select().from(applications).where(eq(applications.userId, userId))
    expect(application).toBeUndefined()
    for (const [column, fate] of Object.entries(REFERENCES)) {
      if (fate !== 'deleted') continue
      const [table, name] = column.split('.')
      const { rowCount } = await db.$client.query(`select from ${table} where ${name} = $1`, [userId])
      expect([column, rowCount]).toEqual([column, 0])
    }
  })
})
