import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { seenIn } from '@nightshift/shared/seasons/season-closing/rules'
import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { openVenue, PASSWORD } from '../../../../test/testing/venue.ts'
import {
  applications,
  auditLog,
  payrollExportEntries,
  payrollExports,
  seasons,
  timeEntries,
  users,
} from '../../../platform/database/schema.ts'
import { enrolKiosk, savedPunch } from '../../kiosk/offline-punches/testing/saved-punches.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'
import { insertCalendar, insertSeason } from '../seasons.queries.ts'
import { closeSeason } from './season-closing.service.ts'
import { closingOf } from './testing/closing.ts'
import { closingStage } from './testing/stage.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })

const stage = () => closingStage(venue, ada)

const trailOf = (entity: 'season' | 'user' | 'timeEntry', entityId: string | number) =>
  venue.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(entityId))))
    .orderBy(auditLog.id)

beforeAll(async () => {
  const { backUp } = closingOf(venue, ada, venue.home.id)
  expect((await backUp()).statusCode).toBe(200)
}, 60_000)

describe('the plan', () => {
  test('counts what is left to settle, with the days that it concerns', async () => {
    const { hire, shift, plan, festival } = await stage()
    const ash = await hire('Ash')
    await shift(ash.id, '2024-09-20T21:00:00Z', '2024-09-21T03:00:00Z')
    await shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T03:00:00Z', { needsReview: 'forgotten' })
    await shift(ash.id, '2024-10-03T21:00:00Z', '2024-10-03T21:00:17Z')
    await shift(ash.id, '2024-10-03T22:00:00Z', '2024-10-04T02:00:00Z', { deletedAt: venue.clock.now })
    await shift(ash.id, '2024-10-04T21:00:00Z', null)
    await venue.application({ festivalId: festival.id })
    await venue.application({ festivalId: festival.id, status: 'held' })
    await venue.application({ festivalId: festival.id, status: 'rejected' })
    expect(await plan()).toMatchObject({
      kind: 'open',
      year: 2024,
      lines: {
        openShifts: { count: 1, from: '2024-10-04', to: '2024-10-04' },
        needsReview: { count: 1, from: '2024-09-27', to: '2024-09-27' },
        unexported: { count: 2, from: '2024-09-20', to: '2024-09-27' },
        attention: { count: 0, from: null, to: null },
      },
      applications: 2,
      people: [{ id: ash.id, firstName: 'Ash', lastName: 'Graves', accessLvl: 0, clockedIn: true }],
      backup: { kind: 'good' },
    })
  })

  test('counts entries since the closing of the season before: nobody has looked at those', async () => {
    const { festival, hire, shift, plan } = await stage()
    const ash = await hire('Ash')
    const closedAt = new Date('2024-09-22T04:00:00Z')
    await venue.db.update(seasons).set({ closedAt }).where(eq(seasons.festivalId, festival.id))
    const beginsAt = new Date('2024-10-01T04:00:00Z')
    await venue.db.transaction(async (tx) => {
      const next = await insertSeason(tx, { festivalId: festival.id, year: 2025, beginsAt })
      await insertCalendar(tx, next, {
        ...DEFAULT_SEASON,
        opensAt: '2025-09-12T23:00:00.000Z',
        extraNights: [],
      })
    })
    await shift(ash.id, '2024-09-20T21:00:00Z', '2024-09-21T03:00:00Z')
    await shift(ash.id, '2024-09-22T01:00:00Z', '2024-09-22T05:00:00Z')
    await shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T03:00:00Z', { needsReview: 'forgotten' })
    const { lines } = await plan()
    expect(lines.needsReview.count).toBe(1)
    expect(lines.unexported).toEqual({ count: 2, from: '2024-09-22', to: '2024-09-27' })
  })

  test('counts no entry that was exported', async () => {
    const { hire, shift, plan, festival } = await stage()
    const ash = await hire('Ash')
    const { id } = await shift(ash.id, '2024-09-20T21:00:00Z', '2024-09-21T03:00:00Z')
    const days = { startsOn: '2024-09-16', endsOn: '2024-09-22' }
    const [made] = await venue.db
      .insert(payrollExports)
      .values({ festivalId: festival.id, madeAt: venue.clock.now, ...days })
      .returning()
    await venue.db.insert(payrollExportEntries).values({ timeEntryId: id, exportId: made!.id })
    expect((await plan()).lines.unexported.count).toBe(0)
  })

  test('lists active people of the festival only', async () => {
    const { hire, plan } = await stage()
    await hire('Gone', { isActive: false })
    await venue.person('Foreign')
    const lead = await hire('Lena', { accessLvl: 1 })
    expect((await plan()).people.map(({ id }) => id)).toEqual([lead.id])
  })
})

describe('closing', () => {
  test('deactivates the ticked people, ends their shifts and sessions, and archives open applications', async () => {
    const { festival, hire, shift, close, stored } = await stage()
    const [ash, bo, lena] = [await hire('Ash'), await hire('Bo'), await hire('Lena', { accessLvl: 1 })]
    const open = await shift(ash.id, '2024-10-04T20:00:00Z', null)
    const made = await Promise.all(
      (['new', 'held', 'rejected'] as const).map((status) =>
        venue.application({ festivalId: festival.id, status }),
      ),
    )
    const reply = await close({ deactivate: [ash.id, bo.id], reasons: { openShifts: 'Left early' } })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toMatchObject({
      kind: 'closed',
      year: 2024,
      closedAt: venue.clock.now.toISOString(),
      closedBy: { firstName: 'Ada', lastName: 'Graves' },
      closing: {
        lines: { openShifts: { count: 1, reason: 'Left early' }, attention: { count: 0 } },
        backup: { name: expect.stringContaining('.backup.gz') },
        deactivated: [{ id: ash.id, firstName: 'Ash' }, { id: bo.id }],
        shiftsEnded: 1,
        applicationsArchived: 2,
      },
    })

    const active = await venue.db.select().from(users).where(eq(users.festivalId, festival.id))
    expect(active.filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual([lena.id])
    expect((await ash.get('/api/users/me')).statusCode).toBe(401)
    const login = { username: bo.username, password: PASSWORD }
    expect((await venue.visitor.post('/api/users/login', login)).statusCode).toBe(401)
    const [ended] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, open.id))
    expect(ended?.endTime).toEqual(venue.clock.now)

    const rows = await venue.db.select().from(applications).where(eq(applications.festivalId, festival.id))
    const archived = (id: number) => rows.find((row) => row.id === id)?.archivedAt
    expect(made.map(({ id }) => archived(id))).toEqual([venue.clock.now, venue.clock.now, null])
    expect(rows.map(({ status }) => status).sort()).toEqual(['held', 'new', 'rejected'])

    const { id, closedBy, closing } = await stored()
    expect(closedBy).toBe(ada.id)
    expect(JSON.stringify(closing)).not.toContain('Graves')
    expect(await trailOf('season', id)).toMatchObject([
      {
        actorId: ada.id,
        festivalId: festival.id,
        action: 'close',
        after: { openShifts: '1: Left early', deactivated: 2, shiftsEnded: 1, applicationsArchived: 2 },
      },
    ])
    expect(await trailOf('user', ash.id)).toMatchObject([
      { actorId: ada.id, action: 'edit', before: { isActive: true }, after: { isActive: false } },
    ])
    expect((await trailOf('timeEntry', open.id)).at(-1)).toMatchObject({ action: 'clockOut' })
  })

  test('without a review leaves the shift in review, and payroll waits for it', async () => {
    const { festival, hire, shift, close } = await stage()
    const ash = await hire('Ash')
    const { id } = await shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T03:00:00Z', {
      needsReview: 'forgotten',
    })
    const reply = await close({ reasons: { needsReview: 'On paper', unexported: 'On paper' } })
    expect(reply.statusCode, reply.body).toBe(200)
    const days = { festivalId: festival.id, startDate: '2024-09-27', endDate: '2024-09-27' }
    const send = () => ada.post('/api/payroll/exports', { ...days, entryIds: [id] })
    await expectRefusal(venue, 'exportNeedsReview', send)
    await venue.db.update(timeEntries).set({ needsReview: null }).where(eq(timeEntries.id, id))
    expect((await send()).statusCode).toBe(200)
  })

  test('is shown again whenever the page is opened, with the present names', async () => {
    const { festival, hire, close } = await stage()
    const ash = await hire('Ash')
    const closed = (await close({ deactivate: [ash.id] })).json()
    const read = () => ada.get(`/api/festivals/${festival.id}/season/closing`)
    expect((await read()).json()).toEqual(closed)
    await venue.db.update(users).set({ firstName: 'Erased', lastName: 'Person' }).where(eq(users.id, ash.id))
    expect((await read()).json().closing.deactivated).toEqual([
      { id: ash.id, firstName: 'Erased', lastName: 'Person' },
    ])
  })

  test('leaves other festivals alone', async () => {
    const other = await stage()
    const ash = await other.hire('Ash')
    await (await stage()).close()
    expect(await other.plan()).toMatchObject({ kind: 'open', people: [{ id: ash.id }] })
  })

  test('is announced to open pages', async () => {
    const { festival, hire, shift, close } = await stage()
    const ash = await hire('Ash')
    await shift(ash.id, '2024-10-04T20:00:00Z', null)
    const announced: object[] = []
    const { announce } = venue.app.live
    venue.app.live.announce = (event) => announced.push(event)
    await close({ deactivate: [ash.id], reasons: { openShifts: 'Left' }, dryRun: true })
    expect(announced).toEqual([])
    await close({ deactivate: [ash.id], reasons: { openShifts: 'Left' } })
    venue.app.live.announce = announce
    // In no order that anybody needs.
    const kinds = ['setting', 'employee', 'application']
    expect(new Set(announced)).toEqual(
      new Set([
        { kind: 'punch', festivalId: festival.id, userId: ash.id },
        ...kinds.map((kind) => ({ kind, festivalId: festival.id })),
      ]),
    )
  })
})

describe('a line that is not settled', () => {
  const line = {
    openShifts: async ({ hire, shift }: Awaited<ReturnType<typeof stage>>) =>
      shift((await hire('Ash')).id, '2024-10-04T21:00:00Z', null),
    needsReview: async ({ hire, shift }: Awaited<ReturnType<typeof stage>>) =>
      // Too short to be exported, so that it is this line only.
      shift((await hire('Ash')).id, '2024-10-03T21:00:00Z', '2024-10-03T21:00:00Z', {
        needsReview: 'forgotten',
      }),
    unexported: async ({ hire, shift }: Awaited<ReturnType<typeof stage>>) =>
      shift((await hire('Ash')).id, '2024-10-03T21:00:00Z', '2024-10-04T03:00:00Z'),
    attention: async ({ festival, hire }: Awaited<ReturnType<typeof stage>>) => {
      const kiosk = await enrolKiosk(venue, { festivalId: festival.id, revokedAt: venue.clock.now })
      expect(await kiosk.results(savedPunch(venue, await hire('Ash'), 'in', 1))).toEqual(['review'])
    },
  }

  test.each(Object.keys(line) as (keyof typeof line)[])('%s: is refused without a reason', async (name) => {
    const scene = await stage()
    await line[name](scene)
    const others = {
      nightsToCome: 'x',
      openShifts: 'x',
      needsReview: 'x',
      attention: 'x',
      unexported: 'x',
      [name]: undefined,
    }
    await expectRefusal(venue, 'closingUnsettled', () => scene.close({ reasons: others }))
    await expectRefusal(venue, 'closingUnsettled', () => scene.close({ reasons: others, dryRun: true }))
    await expectRefusal(venue, 'invalidInput', () => scene.close({ reasons: { [name]: '  ' } }))
    const reply = await scene.close({ reasons: { [name]: ' As agreed ' } })
    expect(reply.json().closing.lines[name]).toEqual({ count: 1, reason: 'As agreed' })
  })

  test('has no reason in the summary once it is settled', async () => {
    const { close } = await stage()
    const reply = await close({ reasons: { openShifts: 'None of them' } })
    expect(reply.json().closing.lines.openShifts).toEqual({ count: 0 })
  })

  test('that has become worse is refused with the new plan', async () => {
    const { hire, shift, plan, closeAfter } = await stage()
    const read = await plan()
    const ash = await hire('Ash')
    await shift(ash.id, '2024-10-04T21:00:00Z', null)
    const reasons = { openShifts: 'Known' }
    await expectRefusal(venue, 'closingPlanChanged', () => closeAfter(read, { reasons }))
    const reply = await closeAfter(read, { reasons })
    expect(reply.json().error.details.plan).toEqual(await plan())
    expect((await closeAfter(await plan(), { reasons })).statusCode).toBe(200)
  })

  test('that has become better is closed', async () => {
    const { hire, shift, plan, closeAfter } = await stage()
    const ash = await hire('Ash')
    const { id } = await shift(ash.id, '2024-10-04T21:00:00Z', '2024-10-04T21:50:00Z')
    const read = await plan()
    await venue.db.update(timeEntries).set({ deletedAt: venue.clock.now }).where(eq(timeEntries.id, id))
    expect((await closeAfter(read)).statusCode).toBe(200)
  })

  test('and an application that came meanwhile is not archived unseen', async () => {
    const { festival, plan, closeAfter } = await stage()
    const read = await plan()
    await venue.application({ festivalId: festival.id })
    await expectRefusal(venue, 'closingPlanChanged', () => closeAfter(read))
  })
})

describe('a dry run', () => {
  test('answers as closing does, changes nothing and needs no backup', async () => {
    const { festival, hire, shift } = await stage()
    const ash = await hire('Ash')
    await shift(ash.id, '2024-10-04T20:00:00Z', null)
    await venue.application({ festivalId: festival.id })
    venue.wait(2 * 3_600_000)
    const cookie = await venue.signIn(ash.id)
    const eve = await venue.person('Eve', { accessLvl: 3, festivalId: null })
    const { close } = closingOf(venue, eve, festival.id)
    const before = await venue.everything()
    const reply = await close({ deactivate: [ash.id], reasons: { openShifts: 'Left' }, dryRun: true })
    expect((await venue.visitor.with({ cookie }).get('/api/users/me')).statusCode).toBe(200)
    venue.wait(-2 * 3_600_000)
    expect(reply.json()).toMatchObject({
      kind: 'closed',
      closing: { backup: {}, deactivated: [{ id: ash.id }], shiftsEnded: 1, applicationsArchived: 1 },
    })
    expect(await venue.everything()).toBe(before)
  })
})

describe('nobody', () => {
  test('deactivates themselves, or people of another festival', async () => {
    const { festival, close } = await stage()
    const own = await venue.person('Own', { accessLvl: 3, festivalId: festival.id })
    const byOwn = closingOf(venue, own, festival.id)
    await expectRefusal(venue, 'notOnYourself', () => byOwn.close({ deactivate: [own.id] }))
    const foreign = await venue.person('Foreign')
    await expectRefusal(venue, 'closingPlanChanged', () => close({ deactivate: [foreign.id] }))
    await expectRefusal(venue, 'closingPlanChanged', () => close({ deactivate: [crypto.randomUUID()] }))
    await expectRefusal(venue, 'invalidInput', () => close({ deactivate: ['Ash'] }))
  })

  test('deactivates the last administrator', async () => {
    const { festival, hire, plan } = await stage()
    const bea = await hire('Bea', { accessLvl: 3 })
    const seen = seenIn(await plan())
    // As if somebody had deactivated the caller after their session was checked.
    await venue.db.update(users).set({ isActive: false }).where(ne(users.id, bea.id))
    const caller = { id: ada.id, accessLvl: 3, festivalId: null, now: venue.clock.now }
    const wanted = { seen, deactivate: [bea.id], reasons: {}, dryRun: false }
    const closing = closeSeason(venue.db, caller, festival.id, wanted, { kind: 'external' })
    await expect(closing).rejects.toMatchObject({ code: 'lastAdministrator' })
    await venue.db.update(users).set({ isActive: true }).where(eq(users.id, ada.id))
  })
})

describe('a season', () => {
  test('is closed once', async () => {
    const { close, plan, closeAfter } = await stage()
    const read = await plan()
    expect((await close()).statusCode).toBe(200)
    await expectRefusal(venue, 'seasonAlreadyClosed', () => closeAfter(read))
  })

  test('is closed by one of two administrators at the same moment', async () => {
    const { hire, plan, closeAfter, stored } = await stage()
    const ash = await hire('Ash')
    const read = await plan()
    const close = () => closeAfter(read, { deactivate: [ash.id] })
    const replies = await Promise.all([close(), close()])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await trailOf('season', (await stored()).id)).toHaveLength(1)
    expect(await trailOf('user', ash.id)).toHaveLength(1)
  })

  test('of no festival is not found', async () => {
    const { read, close } = {
      read: () => ada.get('/api/festivals/2000000000/season/closing'),
      close: () =>
        ada.post('/api/festivals/2000000000/season/close', {
          seen: {
            nightsToCome: 0,
            openShifts: 0,
            needsReview: 0,
            attention: 0,
            unexported: 0,
            applications: 0,
          },
          deactivate: [],
          reasons: {},
        }),
    }
    await expectRefusal(venue, 'notFound', read)
    await expectRefusal(venue, 'notFound', close)
    await expectRefusal(venue, 'notFound', () => ada.post('/api/festivals/2000000000/season/backup'))
  })

  test('is not closed in part when something fails', async () => {
    const { festival, hire, close } = await stage()
    const ash = await hire('Ash')
    await venue.db.execute(
      `alter table seasons add constraint fails check (festival_id <> ${festival.id} or closed_at is null)`,
    )
    const before = await venue.everything()
    const reply = await close({ deactivate: [ash.id] })
    expect(reply.statusCode).toBe(500)
    expect(await venue.everything()).toBe(before)
    await venue.db.execute('alter table seasons drop constraint fails')
  })
})

// Last, because refusals compare all rows.
test('closing deactivates two thousand people in one call', async () => {
  const { festival, close, plan } = await stage()
  await venue.db.$client.query(
    `insert into users (first_name, last_name, username, password_hash, festival_id)
     select 'Actor ' || n, 'Crowd', 'crowd-' || n, 'x', $1 from generate_series(1, 2000) n`,
    [festival.id],
  )
  const { people } = await plan()
  const reply = await close({ deactivate: people.map(({ id }) => id) })
  expect(reply.json().closing.deactivated).toHaveLength(2_000)
  const left = and(eq(users.festivalId, festival.id), eq(users.isActive, true))
  expect(await venue.db.$count(users, left)).toBe(0)
})
