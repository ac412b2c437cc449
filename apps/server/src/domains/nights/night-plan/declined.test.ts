import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { closedNights, plannedPlaces, seasons, seenAnswers } from '../../../platform/database/schema.ts'
import { publishedPlace } from '../publication/testing/plan.ts'

const venue = await openVenue()
const { db, home, clock } = venue
const actor = await venue.position('Actor')
const mara = await venue.person('Mara', { accessLvl: 2 })
const FRIDAY = '2024-10-11'
const SATURDAY = '2024-10-12'
const start = clock.now

beforeEach(async () => {
  clock.now = start
  await db.delete(plannedPlaces)
  await db.delete(closedNights)
})

/** Sessions end within the week. */
const signIn = async (person: Person) => ({
  ...person,
  ...venue.visitor.with({ cookie: await venue.signIn(person.id) }),
})
const declined = async (by: Person = mara) =>
  (await by.get('/api/night-plan/declined', { festivalId: home.id })).json()
const names = async (by?: Person) =>
  (await declined(by)).map(({ firstName }: { firstName: string }) => firstName)
const see = (night: string, by: Person = mara) =>
  by.post('/api/night-plan/declined/seen', { festivalId: home.id, night })

const answer = (person: Person, placeId: number, body: object) =>
  person.post(`/api/users/me/nights/${placeId}/answer`, { sequence: 1, ...body })
const decline = (person: Person, placeId: number) =>
  answer(person, placeId, { answer: 'declined', reason: 'An exam.' })

/** Somebody who cannot come to a night of theirs. */
async function cannot(name: string, night = FRIDAY) {
  const person = await venue.person(name)
  const place = await publishedPlace(venue, person, actor, night)
  expect((await decline(person, place.id)).statusCode).toBe(204)
  return { person, place }
}

test('whoever cannot come is listed by night until a planner has looked at that night', async () => {
  const { place } = await cannot('Ash', SATURDAY)
  await cannot('Bo')
  expect(await declined()).toEqual([
    expect.objectContaining({ night: FRIDAY, firstName: 'Bo' }),
    {
      ...{ night: SATURDAY, year: 2024, placeId: place.id },
      ...{ firstName: 'Ash', lastName: 'Graves', position: 'Actor' },
    },
  ])
  venue.wait(60_000)
  expect((await see(SATURDAY)).statusCode).toBe(204)
  expect(await names()).toEqual(['Bo'])
  const [seen] = await db.select().from(seenAnswers).where(eq(seenAnswers.placeId, place.id))
  expect(seen).toMatchObject({ seenAt: clock.now, seenBy: mara.id })
})

test('who comes after all is not listed, and who cannot come again is listed again', async () => {
  const { person, place } = await cannot('Ash')
  await see(FRIDAY)
  venue.wait(60_000)
  await answer(person, place.id, { answer: null })
  expect(await names()).toEqual([])
  venue.wait(60_000)
  await decline(person, place.id)
  expect(await names()).toEqual(['Ash'])
  await answer(person, place.id, { answer: 'confirmed' })
  expect(await names()).toEqual([])
})

test('a call for help counts, and an answer after the look of another one of the night', async () => {
  await cannot('Ash')
  await see(FRIDAY)
  venue.wait(60_000)
  const bo = await venue.person('Bo')
  const { id } = await publishedPlace(venue, bo, actor, FRIDAY)
  clock.now = new Date('2024-10-11T20:00:00Z')
  const help = { answer: 'help', reason: 'A flat tire.' }
  expect((await answer(await signIn(bo), id, help)).statusCode).toBe(204)
  expect(await names(await signIn(mara))).toEqual(['Bo'])
})

test('nights that are over, called off or of a closed season do not count, nor who was taken off or replaced', async () => {
  const { place } = await cannot('Ash')
  const change = (changes: Partial<typeof plannedPlaces.$inferInsert>) =>
    db.update(plannedPlaces).set(changes).where(eq(plannedPlaces.id, place.id))
  await change({ removedAt: clock.now })
  expect(await names()).toEqual([])
  await change({ removedAt: null, mark: 'excused', markedAt: clock.now, markedBy: mara.id })
  expect(await names()).toEqual([])
  await change({ mark: null, markedAt: null, markedBy: null })
  await db
    .insert(closedNights)
    .values({ festivalId: home.id, night: FRIDAY, words: 'Storm', closedAt: clock.now })
  expect(await names()).toEqual([])
  await db.delete(closedNights)
  const close = (closedAt: Date | null) =>
    db.update(seasons).set({ closedAt }).where(eq(seasons.id, home.seasonId))
  await close(clock.now)
  expect(await names()).toEqual([])
  await close(null)
  expect(await names()).toEqual(['Ash'])
  clock.now = new Date('2024-10-12T04:59:00Z')
  const later = await signIn(mara)
  expect(await names(later)).toEqual(['Ash'])
  venue.wait(60_000)
  expect(await names(later)).toEqual([])
})

test('other offices hear of a look once', async () => {
  await cannot('Ash')
  const announce = vi.spyOn(venue.app.live, 'announce')
  await see(FRIDAY)
  await see(FRIDAY)
  expect(announce.mock.calls).toEqual([[{ kind: 'plannedNight', festivalId: home.id, night: FRIDAY }]])
})
