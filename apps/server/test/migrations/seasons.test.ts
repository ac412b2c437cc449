import { spanOf } from '@nightshift/shared/seasons/next-season'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownMigrations, migrate } from '../../src/platform/database/migrate.ts'
import { ask } from '../testing/ask.ts'
import { emptyDatabase } from '../testing/empty-database.ts'

/** What happened at a festival in the version before: versions of the calendar, and applications for them. */
type Happened = { year: number; made: string; opensAt?: string } | { appliesFor: number | null }

const year = (of: number, made: string) => ({ year: of, made: `${made}T12:00:00Z` })
const appliesFor = (calendar: number | null) => ({ appliesFor: calendar })

/** A festival each. Calendars are counted from 1. */
const FESTIVALS = {
  noCalendar: [appliesFor(null)],
  newYearsEve: [{ ...year(2024, '2024-02-01'), opensAt: '2025-01-01T04:30:00Z' }],
  twoYears: [
    year(2023, '2023-06-01'),
    appliesFor(1),
    year(2023, '2023-08-01'),
    appliesFor(2),
    year(2024, '2024-02-01'),
    appliesFor(3),
    year(2024, '2024-10-10'),
    appliesFor(4),
    appliesFor(null),
  ],
  unusedYear: [year(2023, '2023-06-01'), year(2024, '2024-02-01')],
  laterYearMistyped: [
    year(2024, '2024-02-01'),
    appliesFor(1),
    year(2042, '2024-08-01'),
    appliesFor(2),
    year(2024, '2024-08-02'),
  ],
  yearBetweenMistyped: [
    year(2022, '2022-06-01'),
    appliesFor(1),
    year(2024, '2024-02-01'),
    year(2023, '2024-08-01'),
    appliesFor(3),
    year(2024, '2024-08-02'),
  ],
} satisfies Record<string, Happened[]>

type Festival = keyof typeof FESTIVALS
const NAMES = Object.keys(FESTIVALS) as Festival[]
const festivalId = (name: Festival) => NAMES.indexOf(name) + 1
const calendarId = (name: Festival, number: number) => festivalId(name) * 100 + number

function statementsFor(name: Festival) {
  let calendars = 0
  const happened: Happened[] = FESTIVALS[name]
  const rows = happened.map((one, index) => {
    if ('appliesFor' in one) {
      const calendar = one.appliesFor && calendarId(name, one.appliesFor)
      return `insert into applications (festival_id, season_id, status, raw_data, updated_at)
        values (${festivalId(name)}, ${calendar}, 'rejected', '{"number": ${index}}', '2024-11-05T12:00:00Z')`
    }
    const opensAt = one.opensAt ?? `${one.year}-09-13T23:00:00Z`
    return `insert into seasons (id, festival_id, opens_at, weekends, shift_start, shift_end, created_at)
      values (${calendarId(name, ++calendars)}, ${festivalId(name)}, '${opensAt}', 7, '17:00', '01:00', '${one.made}')`
  })
  return [`insert into festivals (id, name) values (${festivalId(name)}, '${name}')`, ...rows]
}

const url = await emptyDatabase(afterAll)

beforeAll(async () => {
  const known = await knownMigrations()
  await migrate(
    url,
    known.filter((name) => name < '0018'),
  )
  await ask(url, NAMES.flatMap(statementsFor).join(';'))
  await migrate(url)
})

const EVER = new Date(0)
const noon = (date: string) => new Date(`${date}T12:00:00Z`)

const seasonsOf = (name: Festival) =>
  ask(
    url,
    `select year, begins_at, closed_at,
       (select array_agg(id % 100 order by id) from season_calendars where season_id = seasons.id) as calendars,
       (select array_agg(calendar_id % 100 order by id) from applications where season_id = seasons.id) as applications
     from seasons where festival_id = ${festivalId(name)} order by year`,
  )

test('a festival without a calendar gets the one of the spec', async () => {
  expect(await seasonsOf('noCalendar')).toMatchObject([
    { year: 2024, begins_at: EVER, closed_at: null, applications: [null] },
  ])
  const columns = 'opens_at, weekends, extra_nights::text, shift_start, shift_end'
  const where = `festival_id = ${festivalId('noCalendar')}`
  expect(await ask(url, `select ${columns} from season_calendars where ${where}`)).toEqual([
    {
      opens_at: new Date('2024-09-13T23:00:00Z'),
      weekends: 7,
      extra_nights: '{2024-11-02}',
      shift_start: '17:00:00',
      shift_end: '01:00:00',
    },
  ])
})

test('the year is that of the opening in the time zone of the festival', async () => {
  expect(await seasonsOf('newYearsEve')).toMatchObject([{ year: 2024 }])
})

test('two years with applications are two seasons; one without a calendar is in the current season', async () => {
  const begin = noon('2024-02-01')
  expect(await seasonsOf('twoYears')).toEqual([
    { year: 2023, begins_at: EVER, closed_at: begin, calendars: [1, 2], applications: [1, 2] },
    { year: 2024, begins_at: begin, closed_at: null, calendars: [3, 4], applications: [3, 4, null] },
  ])
})

test('an earlier year in which nobody applied is no season', async () => {
  expect(await seasonsOf('unusedYear')).toEqual([
    { year: 2024, begins_at: EVER, closed_at: null, calendars: [1, 2], applications: null },
  ])
})

test('a mistyped later year is no season, and who applied meanwhile is in the current one', async () => {
  expect(await seasonsOf('laterYearMistyped')).toEqual([
    { year: 2024, begins_at: EVER, closed_at: null, calendars: [1, 2, 3], applications: [1, 2] },
  ])
})

test('calendars made out of order leave each instant in one season', async () => {
  const begin = noon('2024-02-01')
  expect(await seasonsOf('yearBetweenMistyped')).toEqual([
    { year: 2022, begins_at: EVER, closed_at: begin, calendars: [1], applications: [1] },
    { year: 2023, begins_at: begin, closed_at: begin, calendars: [3], applications: [3] },
    { year: 2024, begins_at: begin, closed_at: null, calendars: [2, 4], applications: null },
  ])
})

test('each season has the first and the last night of its calendar', async () => {
  const rows = await ask(
    url,
    `select distinct on (season_id) first_night::text, last_night::text, opens_at, weekends,
       extra_nights::text[] as "extraNights"
     from seasons join season_calendars on season_id = seasons.id order by season_id, season_calendars.id desc`,
  )
  expect(rows.length).toBeGreaterThan(6)
  for (const { first_night, last_night, opens_at, ...calendar } of rows) {
    const season = { ...calendar, opensAt: opens_at.toISOString(), shiftStart: '17:00', shiftEnd: '01:00' }
    expect({ first: first_night, last: last_night }).toEqual(spanOf(season, 'America/New_York'))
  }
})

test('applications keep the instant of their last change, which is that of the decision', async () => {
  expect(await ask(url, 'select distinct updated_at, decided_at from applications')).toEqual([
    { updated_at: noon('2024-11-05'), decided_at: noon('2024-11-05') },
  ])
})

test('a person may be hired in two seasons, and once in each', async () => {
  const id = festivalId('twoYears')
  const [person] = await ask(
    url,
    `insert into users (festival_id, username, password_hash, first_name, last_name)
     values (${id}, 'ash', '', 'Ash', 'Grove') returning id`,
  )
  const hireFrom = (calendar: number) =>
    ask(
      url,
      `update applications set status = 'hired', user_id = '${person.id}'
       where calendar_id = ${calendarId('twoYears', calendar)}`,
    )
  await hireFrom(1)
  await hireFrom(3)
  await expect(hireFrom(4)).rejects.toThrow('applications_one_hire_per_season')
})
