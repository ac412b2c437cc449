import { describe, expect, test } from 'vitest'
import { answersFor } from '../../../../test/testing/answers.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { ownAvailability, planSettings, positionPlans } from '../../../platform/database/schema.ts'
import { findCurrentSeason } from '../../seasons/seasons.queries.ts'
import { NIGHTS, openPlanning } from './testing/plan.ts'

const venue = await openVenue()
const planning = await openPlanning(venue)
const { actor, mara } = planning
const calendarId = (await findCurrentSeason(venue.db, venue.home.id))!.calendar.id

/** Somebody who was hired from an application. */
async function hiredFrom(name: string, answers: Parameters<typeof answersFor>[1]) {
  const person = await planning.hire(name)
  const rawData = JSON.stringify(answersFor(actor.id, answers))
  await venue.application({ userId: person.id, status: 'hired', calendarId, rawData })
  return person
}

test('the plan has the nights with their gates, the positions by event and who can be on them', async () => {
  await venue.db.insert(positionPlans).values({ positionId: actor.id, needed: 3, callMinutes: 45 })
  const ash = await planning.hire('Ash')
  const { nights, events, tonight, people, ...plan } = await planning.read()
  expect(plan).toMatchObject({ timeZone: 'America/New_York', curfew: null, callMinutes: 120, places: [] })
  expect(tonight).toBe(NIGHTS.friday)
  expect(nights).toHaveLength(15)
  expect(nights[0]).toEqual({
    ...{ date: '2024-09-13', label: 'Friday, September 13' },
    ...{ gatesAt: '2024-09-13T23:00:00.000Z', endsAt: '2024-09-14T05:00:00.000Z' },
    isCalledOff: false,
  })
  const position = { id: actor.id, name: 'Actor', needed: 3, callMinutes: 45 }
  expect(events).toEqual([{ id: actor.eventId, name: 'Actor event', positions: [position] }])
  expect(people).toContainEqual({
    ...{ id: ash.id, firstName: 'Ash', lastName: 'Graves', isActive: true, positionIds: [actor.id] },
    ...{ availability: { source: 'unknown', unavailable: [] }, declined: [], is16OrUnder: false },
  })
})

test('people are free as they said in their application until they say otherwise', async () => {
  const bo = await hiredFrom('Bo', { unavailable: ['fr1', 'sa3'], over16: false })
  const find = async () => (await planning.read()).people.find(({ id }) => id === bo.id)
  expect(await find()).toMatchObject({
    availability: { source: 'application', unavailable: ['2024-09-13', '2024-09-28'] },
    is16OrUnder: true,
  })
  const own = { userId: bo.id, seasonId: venue.home.seasonId, unavailable: [NIGHTS.friday] }
  await venue.db.insert(ownAvailability).values(own)
  expect(await find()).toMatchObject({ availability: { source: 'own', unavailable: [NIGHTS.friday] } })
})

test('inactive people are listed while they have a place', async () => {
  const cleo = await planning.hire('Cleo')
  const gone = await venue.person('Gone', { isActive: false })
  const listed = (await planning.read()).people.map(({ id }) => id)
  expect(listed).toContain(cleo.id)
  expect(listed).not.toContain(gone.id)
})

test('the curfew comes from the settings', async () => {
  const values = { callMinutes: 90, lateAfterMinutes: 5, declineHours: 12, curfew: '22:00' }
  await venue.db.insert(planSettings).values({ festivalId: venue.home.id, ...values })
  expect(await planning.read()).toMatchObject({ curfew: '22:00', callMinutes: 90 })
})

test('another season is read by its id, and that of another festival is not found', async () => {
  const { seasonId } = venue.home
  expect((await planning.read({ seasonId: String(seasonId) })).season).toMatchObject({ id: seasonId })
  const elsewhere = await venue.festival('Elsewhere')
  const query = { festivalId: String(venue.home.id), seasonId: String(elsewhere.seasonId) }
  expect((await mara.get('/api/night-plan', query)).statusCode).toBe(404)
})

describe('one night', () => {
  const readNight = (night: string, more: object = {}) =>
    mara.get('/api/night-plan/night', {
      ...{ festivalId: String(venue.home.id), seasonId: String(venue.home.seasonId), night },
      ...more,
    })

  test('is read as it is in the plan', async () => {
    const [dee, eli] = [await planning.hire('Dee'), await planning.hire('Eli')]
    for (const person of [dee, eli]) await planning.put(person, NIGHTS.saturday)
    await planning.put(dee, NIGHTS.nextFriday)
    await planning.need(NIGHTS.saturday, 7, 3)
    const plan = await planning.read()
    const isThen = ({ night }: { night: string }) => night === NIGHTS.saturday
    const night = (await readNight(NIGHTS.saturday)).json()
    expect(night).toEqual({ needs: plan.needs.filter(isThen), places: plan.places.filter(isThen) })
    expect(night.places).toHaveLength(2)
    expect(night.needs).toEqual([{ night: NIGHTS.saturday, positionId: actor.id, needed: 7 }])
  })

  test('that the season does not have, or of a season of another festival, is refused', async () => {
    expect((await readNight('2024-12-24')).statusCode).toBe(422)
    const { seasonId } = await venue.festival('Far away')
    expect((await readNight(NIGHTS.saturday, { seasonId: String(seasonId) })).statusCode).toBe(404)
  })
})
