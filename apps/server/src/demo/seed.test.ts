import { createHash } from 'node:crypto'
import { DEMO_LOGINS } from '@nightshift/demo/logins'
import { ORCHARD_CONTENT } from '@nightshift/demo/site-content/orchard/orchard'
import type { NewSpiExport } from '@nightshift/shared/payroll/spi/calls'
import {
  CHRISTMAS_CONTENT,
  DREADMOOR_CONTENT,
} from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { verify } from '@node-rs/argon2'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../test/testing/test-database.ts'
import { DEMO_TABLES, demoBeforeSeasons } from '../../test/testing/version-before/demo.ts'
import { payrollOf, statusCountsOf } from '../../test/testing/version-before/figures.ts'
import { rowsOf, sameOf, without } from '../../test/testing/version-before/rows.ts'
import { findChanges } from '../domains/payroll/changes.queries.ts'
import { listPeriods } from '../domains/payroll/pay-periods/pay-periods.service.ts'
import { findProblems } from '../domains/payroll/pay-periods/problems.queries.ts'
import { addSpiExport } from '../domains/payroll/spi/spi.service.ts'
import { findLiveSite } from '../domains/site/site-content/live-content.queries.ts'
import type { Db } from '../platform/database/pool.ts'
import * as schema from '../platform/database/schema.ts'
import type { Caller } from '../platform/session/caller.ts'
import { seedDemo } from './seed.ts'

const { db, url } = await testDatabase()
const { db: twin } = await testDatabase()

let seeded: boolean[]

beforeAll(async () => {
  // Two processes on one database, and a third on a database of its own.
  seeded = await Promise.all([seedDemo(db), seedDemo(db), seedDemo(twin)])
}, 60_000)

const rows = async (statement: string) => (await db.$client.query(statement)).rows
const one = async (statement: string) => Object.values((await rows(statement))[0])[0]

describe('seeding', () => {
  test('runs once when two processes start together', () => {
    expect(seeded.filter(Boolean)).toHaveLength(2)
    expect(seeded[2]).toBe(true)
  })

  test('does nothing in a database that has people or festivals', async () => {
    const before = await digestOf(db)
    expect(await seedDemo(db)).toBe(false)
    expect(await digestOf(db)).toEqual(before)
  })

  test('is deterministic, except for the password salts', async () => {
    expect(await digestOf(db)).toEqual(await digestOf(twin))
  })

  test('leaves the id sequence ready for the next festival', async () => {
    const added = await one(`insert into festivals (name) values ('Fourth') returning id`)
    await rows(`delete from festivals where id = ${added}`)
    expect(added).toBe(4)
  })
})

async function digestOf(database: Db) {
  const names = Object.values(schema)
    .filter((value) => value instanceof PgTable)
    .map((table) => getTableConfig(table).name)
  const digests = names.map(async (name) => {
    const { rows } = await database.$client.query(
      `select (to_jsonb(t) - 'password_hash')::text as row from ${name} t order by 1`,
    )
    const hash = createHash('sha256').update(rows.map(({ row }) => row).join('\n'))
    return [name, rows.length, hash.digest('hex')]
  })
  return Promise.all(digests)
}

describe('the festivals', () => {
  test('are the three that outside tools rely on', async () => {
    const columns = 'id, name, host_name, brand, variant, enable_home, enable_apps, enable_todos'
    expect(await rows(`select ${columns} from festivals order by id`)).toEqual([
      {
        id: 1,
        name: 'Dreadmoor Haunted Hayride',
        host_name: 'localhost',
        brand: 'dreadmoor',
        variant: 'halloween',
        enable_home: true,
        enable_apps: true,
        enable_todos: true,
      },
      {
        id: 2,
        name: 'Scary Little Christmas',
        host_name: 'holiday.localhost',
        brand: 'dreadmoor',
        variant: 'holiday',
        enable_home: true,
        enable_apps: false,
        enable_todos: false,
      },
      {
        id: 3,
        name: 'Harrow Orchard',
        host_name: 'orchard.localhost',
        brand: '',
        variant: 'halloween',
        enable_home: true,
        enable_apps: true,
        enable_todos: false,
      },
    ])
  })

  test('have a logo of 500 by 125', async () => {
    const logos = await rows(
      'select jpeg, logo_version from festival_logos join festivals on id = festival_id',
    )
    expect(logos).toHaveLength(3)
    for (const { jpeg, logo_version } of logos) {
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 125 })
      expect(logo_version).toBe(versionOf(jpeg))
    }
  })

  test('each have the season 2024, and Dreadmoor the closed one before and a notice', async () => {
    const columns = 'festival_id, year, begins_at, closed_at is not null as closed'
    expect(await rows(`select ${columns} from seasons order by festival_id, year`)).toEqual([
      { festival_id: 1, year: 2023, begins_at: new Date(0), closed: true },
      { festival_id: 1, year: 2024, begins_at: new Date('2024-01-01T05:00:00Z'), closed: false },
      { festival_id: 2, year: 2024, begins_at: new Date(0), closed: false },
      { festival_id: 3, year: 2024, begins_at: new Date(0), closed: false },
    ])
    expect(await rows(`select public_msg <> '' as notice from festivals order by id`)).toEqual([
      { notice: true },
      { notice: false },
      { notice: false },
    ])
  })
})

describe('the sites', () => {
  test('are live as in the content of their festivals, with a history', async () => {
    const live = [DREADMOOR_CONTENT, CHRISTMAS_CONTENT, ORCHARD_CONTENT]
    for (const [index, content] of live.entries()) {
      expect(await findLiveSite(db, index + 1)).toEqual({ content, closedNights: [] })
    }
    expect(
      await rows(
        `select v.festival_id, site_parent_id as parent, count(*)::int as versions,
           max(number) = max(site_revision) as counted,
           count(*) filter (where how = 'publish' and username = 'admin')::int as published
         from site_versions v join festivals f on f.id = festival_id left join users on users.id = published_by
         group by 1, 2 order by 1`,
      ),
    ).toEqual([
      { festival_id: 1, parent: null, versions: 4, counted: true, published: 3 },
      { festival_id: 2, parent: 1, versions: 2, counted: true, published: 1 },
      { festival_id: 3, parent: null, versions: 3, counted: true, published: 2 },
    ])
  })

  test('have one draft, and nothing is scheduled', async () => {
    expect(
      await rows(
        `select d.festival_id, section, revision, d.content <> v.content -> section as changed
         from site_drafts d join site_versions v on v.festival_id = d.festival_id and number = 2`,
      ),
    ).toEqual([{ festival_id: 3, section: 'faq', revision: 1, changed: true }])
    expect(await rows('select from site_scheduled')).toEqual([])
  })
})

describe('the logins', () => {
  test.each(DEMO_LOGINS)(
    '$username signs in with $password',
    async ({ username, password, accessLvl, festival }) => {
      const [user] = await rows(`select * from users where username = '${username}'`)
      expect(await verify(user.password_hash, password)).toBe(true)
      expect(user).toMatchObject({
        access_lvl: accessLvl,
        festival_id: festival && 1,
        is_active: username !== 'departed',
        password_is_default: false,
        must_change_password: false,
      })
    },
  )

  test('match the README', () => {
    expect(DEMO_LOGINS.map(({ username, password }) => `${username}/${password}`)).toEqual([
      'admin/adablackwood',
      'manager/maravoss',
      'lead/lenacrow',
      'actor/samhollow',
      'bartender/tessmarsh',
      'newcomer/novapale',
      'departed/edgarmoss',
    ])
  })

  test.each([
    ['actor', 2, 0],
    ['bartender', 1, 1],
    ['newcomer', 0, 0],
  ])('%s has %i positions, %i of them tipped', async (username, positions, tipped) => {
    const [counts] = await rows(
      `select count(*)::int as positions, count(*) filter (where is_tipped)::int as tipped
       from user_positions join users on users.id = user_id join positions on positions.id = position_id
       where username = '${username}'`,
    )
    expect(counts).toEqual({ positions, tipped })
  })

  test('are the only people who do not have their default password', async () => {
    expect(await one('select count(*)::int from users where not password_is_default')).toBe(
      DEMO_LOGINS.length,
    )
  })
})

describe('the people', () => {
  test('are about 60 at Dreadmoor, besides those who left, and a handful at the others', async () => {
    expect(
      await rows('select festival_id, is_active, count(*)::int from users group by 1, 2 order by 1, 2'),
    ).toEqual([
      { festival_id: 1, is_active: false, count: 11 },
      { festival_id: 1, is_active: true, count: 57 },
      { festival_id: 2, is_active: true, count: 6 },
      { festival_id: 3, is_active: true, count: 5 },
      { festival_id: null, is_active: true, count: 1 },
    ])
  })

  test('each have a photo of 250 by 250, except three', async () => {
    const photos = await rows('select jpeg, photo_version from user_photos join users on id = user_id')
    expect(photos).toHaveLength(Number(await one('select count(*) from users')) - 3)
    expect(new Set(photos.map(({ photo_version }) => photo_version)).size).toBe(photos.length)
    for (const { jpeg, photo_version } of photos) {
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 250, height: 250 })
      expect(photo_version).toBe(versionOf(jpeg))
    }
    expect(await one('select count(*)::int from users where photo_version is null')).toBe(3)
  })

  test('have ids in the form of random UUIDs', async () => {
    for (const { id } of await rows('select id from users')) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  test('have reserved addresses and phone numbers only', async () => {
    for (const user of await rows('select email, phone, emergency_phone from users')) {
      expect(user.email).toMatch(/^[a-z.]+@example\.(com|org)$/)
      for (const number of [user.phone, user.emergency_phone]) expect(number).toMatch(/^\d{3}-555-01\d\d$/)
    }
    expect(await one('select count(*) - count(distinct phone) from users')).toBe('0')
  })

  test('have unique Paychex ids, and a few have none', async () => {
    const missing = Number(await one(`select count(*) from users where paychex_id = '000'`))
    expect(missing).toBeGreaterThan(1)
    expect(missing).toBeLessThan(10)
    expect(
      await one(`select count(*) - count(distinct paychex_id) from users where paychex_id <> '000'`),
    ).toBe('0')
  })

  test('work in 6 events and about 20 positions at Dreadmoor, some tipped, some open to applicants', async () => {
    expect(await one('select count(*)::int from events where festival_id = 1')).toBe(6)
    const [counts] = await rows(
      `select count(*)::int as positions, count(*) filter (where is_tipped)::int as tipped,
         count(*) filter (where can_apply)::int as open from positions where festival_id = 1`,
    )
    expect(counts).toEqual({ positions: 22, tipped: 4, open: 13 })
  })
})

describe('the kiosk', () => {
  test('is enrolled, and three of its scans wait for a decision', async () => {
    expect(await rows('select name, enrolled_at is not null as enrolled, revoked_at from kiosks')).toEqual([
      { name: 'Barn door', enrolled: true, revoked_at: null },
    ])
    expect(
      await rows(
        `select review_reason, username, position_id is not null as chosen from kiosk_punches p
         left join users u on u.id = p.user_id left join user_positions h on h.id = p.user_position_id
         where decision is null order by at`,
      ),
    ).toEqual([
      { review_reason: 'alreadyIn', username: 'lead', chosen: true },
      { review_reason: 'unknownBadge', username: null, chosen: false },
      { review_reason: 'closedMeanwhile', username: 'actor', chosen: false },
    ])
  })
})

describe('the season', () => {
  test('is over: nobody is clocked in', async () => {
    const [counts] = await rows(
      `select count(*)::int as entries, count(*) filter (where end_time is null)::int as open,
         count(distinct festival_id)::int as festivals from time_entries`,
    )
    expect(counts).toEqual({ entries: expect.any(Number), open: 0, festivals: 1 })
    expect(counts.entries).toBeGreaterThan(600)
  })

  test("has shifts only within people's employment and held positions", async () => {
    const strangers = await one(
      `select count(*)::int from time_entries e join users u on u.id = e.user_id
       left join user_positions p on p.user_id = e.user_id and p.position_id = e.position_id
       where p.id is null or e.start_time < u.created_at or (not u.is_active and e.start_time > u.updated_at)`,
    )
    expect(strangers).toBe(0)
  })

  test('has applications for positions of Dreadmoor that take applicants', async () => {
    const misplaced = await one(
      `select count(*)::int from applications a
       left join positions p on p.id = (raw_data::jsonb->>'position')::int and p.festival_id = a.festival_id
       where p.can_apply is not true`,
    )
    expect(misplaced).toBe(0)
  })
})

describe('the season 2024', () => {
  const IN_2024 = `season_id = (select id from seasons where festival_id = 1 and year = 2024)`

  test('has the same rows and figures as in the version before seasons', async () => {
    const old = await demoBeforeSeasons()
    for (const table of DEMO_TABLES) {
      // One entry waits for review since.
      const changed = ['password_hash', 'photo_version', 'logo_version', 'needs_review']
      const before = without(await rowsOf(old, table), ...changed)
      expect(sameOf(before, await rowsOf(url, table)), table).toEqual(before)
    }
    const applications = without(await rowsOf(old, 'applications'), 'season_id')
    expect(sameOf(applications, await rowsOf(url, 'applications'))).toEqual(applications)
    expect(await payrollOf(url, '2024-01-01T05:00:00Z')).toEqual(await payrollOf(old))
    expect(await statusCountsOf(url, IN_2024)).toEqual(await statusCountsOf(old))
  })

  test('has the newest calendar of Dreadmoor', async () => {
    expect(
      await one('select opens_at from season_calendars where festival_id = 1 order by id desc limit 1'),
    ).toEqual(new Date('2024-09-13T23:00:00Z'))
  })

  test('is exported by the manager, week by week, but for the last one', async () => {
    const [counts] = await rows(
      `select count(*)::int as waiting, min(start_time) >= '2024-10-28T04:00:00Z' as last_week from time_entries e
       where not exists (select from payroll_export_entries where time_entry_id = e.id)`,
    )
    expect(counts).toEqual({ waiting: expect.any(Number), last_week: true })
    expect(counts.waiting).toBeGreaterThan(40)
    expect(
      await one('select count(*) from payroll_export_entries join time_entries on id = time_entry_id'),
    ).toBe(String(Number(await one('select count(*) from time_entries')) - counts.waiting))
    expect(
      await rows(
        `select count(*)::int as misplaced from payroll_export_entries join payroll_exports x on x.id = export_id
         join time_entries e on e.id = time_entry_id join users u on u.id = made_by
         where username <> 'manager' or made_at < e.end_time
           or (e.start_time at time zone 'America/New_York')::date not between starts_on and ends_on`,
      ),
    ).toEqual([{ misplaced: 0 }])
  })
})

describe('payroll', () => {
  test('has kept files that say what is remembered of their entries', async () => {
    const files = await rows(
      `select x.*, content from payroll_exports x join payroll_export_files on export_id = id order by starts_on`,
    )
    expect(files).toHaveLength(Number(await one('select count(*) from payroll_exports')))
    for (const { id, content, file_hash, file_name, lines, starts_at, ends_at } of files) {
      expect(createHash('sha256').update(content).digest('hex')).toBe(file_hash)
      expect(file_name).toMatch(/^\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d_fm_paychex_export\.csv$/)
      const told = await rows(
        `select s.*, first_name || ' ' || last_name as name from payroll_export_entries s
         join time_entries e on e.id = time_entry_id join users u on u.id = user_id where export_id = ${id}`,
      )
      const [, ...written] = content.toString().split('\r\n')
      expect(written).toHaveLength(lines)
      expect(told).toHaveLength(lines)
      const byId = new Map<string, string[]>(
        written.map((line: string) => [line.split(',')[0], line.split(',')]),
      )
      for (const { time_entry_id, name, paychex_id, start_time, end_time, payrate } of told) {
        const hours = (Math.round((+end_time - +start_time) / 36_000) / 100).toFixed(2)
        expect(byId.get(String(time_entry_id))!.slice(4, 8)).toEqual([
          name,
          paychex_id,
          hours,
          Number(payrate).toFixed(2),
        ])
        expect(+end_time).toBeGreaterThanOrEqual(+starts_at)
        expect(+end_time).toBeLessThan(+ends_at)
      }
    }
  })

  test('has locked weeks, one that changed after its export, and one that has ended with problems', async () => {
    const { periods } = await listPeriods(
      db,
      { festivalId: 1, until: '2024-11-04T10:00:00.000Z' },
      new Date('2024-11-05T15:00:00Z'),
    )
    const states = periods.map(({ state }) => state)
    expect(states.slice(-3)).toEqual(['exported', 'changed', 'unsettled'])
    expect(periods.slice(0, -2).every(({ approval, figures }) => approval || !figures.entries)).toBe(true)
    expect(periods.slice(-2).map(({ approval }) => approval)).toEqual([null, null])
    expect(periods.at(-1)!.figures).toMatchObject({ needsReview: 1, noPaychexId: 3, exported: 0, open: 0 })
    expect(periods.at(-2)!.figures).toMatchObject({ needsReview: 0, changed: 1 })
    const [changed, ...others] = await findChanges(db, 1)
    expect(others).toEqual([])
    expect(changed).toMatchObject({ user: { firstName: 'Isolde', lastName: 'Kerr' }, state: 'paid' })
    expect(Date.parse(changed!.after!.endTime) - Date.parse(changed!.before!.endTime)).toBe(25 * 60_000)
  })

  test('was approved with a reason for each problem that there was', async () => {
    for (const { starts_at, ends_at, overrides } of await rows('select * from approved_periods')) {
      const found = await findProblems(db, { id: '', accessLvl: 3 }, 1, {
        startsAt: starts_at,
        endsAt: ends_at,
      })
      const problems = found.map(({ kind, entryId, userId }) => ({
        kind,
        entryId,
        userId,
        reason: expect.any(String),
      }))
      expect(overrides).toHaveLength(problems.length)
      expect(overrides).toEqual(expect.arrayContaining(problems))
    }
  })

  test('makes an import file, but for people without a Paychex ID and while an entry needs review', async () => {
    const manager = await one(`select id from users where username = 'manager'`)
    const caller = {
      id: manager,
      festivalId: 1,
      accessLvl: 2,
      now: new Date('2024-11-05T15:00:00Z'),
    } as Caller
    const refusal = async (days: object, range: object) => {
      const wanted = { festivalId: 1, kind: 'spi', filter: {}, again: true, ...days, ...range }
      return addSpiExport(db, caller, wanted as NewSpiExport).then(
        () => expect.unreachable(),
        (error: { code: string; details: { problems: { kind: string }[] } }) => error,
      )
    }
    const newest = await refusal(
      { startDate: '2024-10-28', endDate: '2024-11-03' },
      { since: '2024-10-28T10:00:00.000Z', until: '2024-11-04T11:00:00.000Z' },
    )
    expect(newest.code).toBe('exportNeedsReview')
    const { details } = await refusal(
      { startDate: '2024-10-21', endDate: '2024-10-27' },
      { since: '2024-10-21T10:00:00.000Z', until: '2024-10-28T10:00:00.000Z' },
    )
    expect(new Set(details.problems.map(({ kind }) => kind))).toEqual(new Set(['noWorkerId']))
  })

  test('has a request that waits and one that was declined with a reason', async () => {
    expect(
      await rows(
        `select status, username, time_entry_id is null as is_new, decline_reason <> '' as reason,
           (select count(*)::int from time_entries e where e.user_id = r.user_id and e.start_time < r.end_time
             and e.end_time > r.start_time) as overlapping
         from entry_requests r join users u on u.id = user_id order by status`,
      ),
    ).toEqual([
      { status: 'declined', username: 'actor', is_new: false, reason: true, overlapping: 1 },
      { status: 'waiting', username: expect.any(String), is_new: true, reason: null, overlapping: 0 },
    ])
  })
})

describe('the season 2023', () => {
  const IN_2023 = `start_time < '2024-01-01T05:00:00Z'`

  test('has some weekends of shifts, of people who came back and of some who did not', async () => {
    const [counts] = await rows(
      `select count(*)::int as entries, count(distinct user_id) filter (where is_active)::int as returned,
         count(distinct user_id) filter (where not is_active)::int as former, min(start_time) as first
       from time_entries join users on users.id = user_id where ${IN_2023}`,
    )
    expect(counts).toEqual({ entries: expect.any(Number), returned: 16, former: 7, first: expect.any(Date) })
    expect(counts.entries).toBeGreaterThan(90)
    expect(counts.first.toISOString()).toMatch(/^2023-10-13/)
  })

  test('has applications of its calendar, the open ones archived', async () => {
    const found = await rows(
      `select status, archived_at is not null as archived, count(*)::int from applications a
       join season_calendars c on c.id = calendar_id and c.season_id = a.season_id
       where c.opens_at < '2024-01-01' group by 1, 2 order by 1`,
    )
    expect(found).toEqual([
      { status: 'held', archived: true, count: 2 },
      { status: 'hired', archived: false, count: 12 },
      { status: 'new', archived: true, count: 2 },
      { status: 'rejected', archived: false, count: 3 },
    ])
  })

  test('lets the tenure of two people reach a jacket', async () => {
    const years = `(select count(distinct date_part('year', start_time)) from time_entries where user_id = users.id)`
    expect(
      await rows(
        `select username, (seasons_before + ${years})::int as seasons from users
         where seasons_before + ${years} >= 5 order by 2`,
      ),
    ).toEqual([
      { username: 'kbarnes', seasons: 5 },
      { username: 'wkessler', seasons: 7 },
    ])
  })

  test('has one person who left in bad standing, with a note', async () => {
    expect(await rows('select username, is_active, notes from users where not may_return')).toEqual([
      { username: 'gmercer', is_active: false, notes: expect.stringContaining('Not to be invited again') },
    ])
  })
})

const versionOf = (jpeg: Buffer) => createHash('sha256').update(jpeg).digest('hex').slice(0, 16)

describe('the plan of the nights', () => {
  test('the last weekends are published, and most places are filled by a shift', async () => {
    expect(
      await rows(`select place.night::text, count(distinct place.id)::int as places,
          count(distinct entry.place_id)::int as filled,
          count(distinct place.id) filter (where mark = 'noShow')::int as "noShows",
          count(distinct place.id) filter (where published_at is null)::int as unpublished
        from planned_places place left join time_entries entry on entry.place_id = place.id
        where place.festival_id = 1 group by 1 order by 1`),
    ).toMatchInlineSnapshot(`
      [
        {
          "filled": 49,
          "night": "2024-10-25",
          "noShows": 0,
          "places": 49,
          "unpublished": 0,
        },
        {
          "filled": 42,
          "night": "2024-10-26",
          "noShows": 1,
          "places": 46,
          "unpublished": 0,
        },
        {
          "filled": 47,
          "night": "2024-11-02",
          "noShows": 0,
          "places": 48,
          "unpublished": 0,
        },
      ]
    `)
    expect(
      await rows(`select distinct user_id from time_entries
        where festival_id = 1 and night_of(start_time, 'America/New_York') = '2024-11-02' and place_id is null`),
    ).not.toEqual([])
  })

  test('the Christmas show is in preparation, and needs more people than it has', async () => {
    expect(
      await one(`select count(*)::int from planned_places where festival_id = 2 and published_at is null`),
    ).toBe(3)
    expect(await one('select sum(needed)::int from position_plans where call_minutes is null')).toBe(6)
  })
})
