import type { LabourCost } from '@nightshift/shared/payroll/labour-cost/contract'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { payrollSettings, seasonCalendars, seasons } from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const hayride = await venue.event('Hayride')
const gate = await venue.event('Front Gate')
const actor = await venue.position('Actor', { eventId: hayride.id })
const bar = await venue.position('Bartender', { eventId: gate.id })

let lastSeasonId = 0
beforeAll(async () => {
  await venue.db
    .update(seasons)
    .set({ beginsAt: new Date('2024-02-01T05:00:00Z') })
    .where(eq(seasons.id, venue.home.seasonId))
  const [made] = await venue.db
    .insert(seasons)
    .values({ festivalId: venue.home.id, year: 2023, beginsAt: new Date('2023-02-01T05:00:00Z') })
    .returning()
  lastSeasonId = made!.id
  await venue.db.insert(seasonCalendars).values({
    ...DEFAULT_SEASON,
    ...{ seasonId: lastSeasonId, festivalId: venue.home.id, extraNights: [] },
    opensAt: new Date('2023-09-15T23:00:00Z'),
  })
})

const ask = (seasonId = venue.home.seasonId) =>
  mara.get('/api/labour-cost', { festivalId: String(venue.home.id), seasonId: String(seasonId) })
const cost = async (seasonId?: number): Promise<LabourCost> => (await ask(seasonId)).json()
const night = ({ nights }: LabourCost, date: string) => nights.find((one) => one.date === date)!

test('a season without entries has its nights, all at zero', async () => {
  const empty = await cost()
  expect(empty).toMatchObject({
    season: { year: 2024, part: 1 },
    seasonBefore: { year: 2023, part: 1 },
    events: [],
    open: 0,
  })
  expect(empty.nights).toHaveLength(15)
  expect(empty.totals).toEqual({ people: 0, hundredths: 0, pay: 0, cash: 0, credit: 0 })
})

test('nights, events, other days and the same night of the season before', async () => {
  const [ash, bo] = [await venue.person('Ash'), await venue.person('Bo')]
  const as = (position: typeof actor, more: object = {}) => ({ positionId: position.id, ...more })
  // Two events in one night: one person, not two.
  await venue.shift(ash.id, '2024-09-13T21:00:00Z', '2024-09-14T00:20:00Z', as(actor, { payrate: 10.25 }))
  await venue.shift(ash.id, '2024-09-14T00:20:00Z', '2024-09-14T03:40:00Z', as(bar, { payrate: 10.25 }))
  // Begins at 2 AM: still Friday's night.
  await venue.shift(bo.id, '2024-09-14T06:00:00Z', '2024-09-14T08:00:00Z', {
    ...as(bar, { payrate: 20, cashTips: 31.25, creditTips: 102.5 }),
  })
  // A Wednesday.
  await venue.shift(bo.id, '2024-09-18T14:00:00Z', '2024-09-18T16:00:00Z', as(actor, { payrate: 15 }))
  await venue.shift(bo.id, '2024-09-19T14:00:00Z', '2024-09-19T16:00:00Z', {
    ...as(actor, { deletedAt: venue.clock.now }),
  })
  await venue.shift(ash.id, '2024-10-04T21:00:00Z', null, as(actor))
  // The Friday of the opening weekend, and one that began before the season did.
  await venue.shift(ash.id, '2023-09-15T21:00:00Z', '2023-09-16T01:00:00Z', as(actor, { payrate: 10 }))
  await venue.shift(ash.id, '2023-01-10T21:00:00Z', '2023-01-11T01:00:00Z', as(actor))

  const found = await cost()
  const twoHours = { people: 1, hundredths: 200, cash: 0, credit: 0 }
  expect(night(found, '2024-09-13')).toEqual({
    ...{ key: 'fr1', date: '2024-09-13', label: 'Friday, September 13' },
    ...{ people: 2, hundredths: 866, pay: 3413 + 3413 + 4000, cash: 3125, credit: 10250 },
    events: [
      { eventId: gate.id, people: 2, hundredths: 533, pay: 3413 + 4000, cash: 3125, credit: 10250 },
      { eventId: hayride.id, people: 1, hundredths: 333, pay: 3413, cash: 0, credit: 0 },
    ],
    before: {
      ...{ date: '2023-09-15', people: 1, hundredths: 400, pay: 4000, cash: 0, credit: 0 },
      events: [{ eventId: hayride.id, people: 1, hundredths: 400, pay: 4000, cash: 0, credit: 0 }],
    },
  })
  expect(found.otherDays).toEqual({
    ...twoHours,
    pay: 3000,
    events: [{ eventId: hayride.id, ...twoHours, pay: 3000 }],
    before: { people: 0, hundredths: 0, pay: 0, cash: 0, credit: 0, events: [] },
  })
  expect(found).toMatchObject({
    totals: { people: 2, hundredths: 1066, pay: 13826 },
    totalsBefore: { people: 1, pay: 4000 },
    events: [
      { name: 'Front Gate', pay: 7413, people: 2 },
      { name: 'Hayride', pay: 6413, people: 2 },
    ],
    open: 1,
  })
  expect(night(found, '2024-11-02').before).toBeNull()
  expect(await cost(lastSeasonId)).toMatchObject({
    ...{
      season: { year: 2023, part: 1 },
      seasonBefore: null,
      totals: { pay: 4000 },
      totalsBefore: null,
      open: 0,
    },
  })
})

test('the hour of payroll cuts the nights', async () => {
  const settings = { periodWeeks: 1, periodAnchor: '2024-01-01', periodHour: 1, companyId: '' }
  const components = { regularComponent: '', overtimeComponent: '', deductionComponent: '' }
  await venue.db.insert(payrollSettings).values({
    ...{ festivalId: venue.home.id, ...settings, ...components },
    ...{ cashTipsComponent: '', creditTipsComponent: '' },
  })
  // What began at 2 AM is Saturday's now.
  const found = await cost()
  expect(night(found, '2024-09-13').hundredths).toBe(666)
  expect(night(found, '2024-09-14').hundredths).toBe(200)
})

test('a season or festival that is not there, or not theirs, is not found', async () => {
  const elsewhere = await venue.festival('Elsewhere')
  await expectRefusal(venue, 'notFound', () => ask(elsewhere.seasonId))
  await expectRefusal(venue, 'notFound', () => ask(2_000_000_000))
  expect((await mara.get('/api/labour-cost', { festivalId: '1' })).statusCode).toBe(400)
})
