import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answersFor } from '../../../../test/testing/answers.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { applications, erasedPeople, seasons, type users } from '../../../platform/database/schema.ts'
import { closeSeason, openNextSeason } from './testing/second-season.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const season = await openNextSeason(venue, venue.home)
venue.clock.now = new Date('2025-03-01T12:00:00Z')
// The session of a manager lasts an hour.
const signedIn = venue.visitor.with({ cookie: await venue.signIn(mara.id) })

const list = async () => (await signedIn.get(`/api/festivals/${venue.home.id}/crew`)).json()
const find = async (id: string) => (await list()).find((one: { id: string }) => one.id === id)

/** Somebody who worked one night in 2024. */
async function veteran(firstName: string, settings: Partial<typeof users.$inferInsert> = {}) {
  const person = await venue.person(firstName, { email: `${firstName}@example.com`, ...settings })
  await venue.shift(person.id, '2024-10-04T21:00:00Z', '2024-10-05T05:00:00Z')
  return person
}

describe('the list of earlier crew', () => {
  test('has their contact, years, nights and last position', async () => {
    const ash = await veteran('Ash', { notes: 'Loud.', phone: '845-555-0101' })
    await venue.shift(ash.id, '2024-10-11T21:00:00Z', '2024-10-12T05:00:00Z', { positionName: 'Guide' })
    expect(await find(ash.id)).toEqual({
      id: ash.id,
      firstName: 'Ash',
      lastName: 'Graves',
      photo: null,
      email: 'Ash@example.com',
      phone: '845-555-0101',
      years: [2024],
      nights: 2,
      lastPosition: 'Guide',
      notes: 'Loud.',
      hasContact: true,
      invitedAt: null,
    })
  })

  // Noon in New York is 16:00 in summer and 17:00 in winter; the clocks fall back in the night of 2 November 2024.
  test.each([
    ['before and after midnight', ['2024-10-04T23:00Z', '2024-10-05T04:30Z'], 1],
    ['at 11:59 and at noon', ['2024-10-05T15:59Z', '2024-10-05T16:00Z'], 2],
    ['on two evenings', ['2024-10-04T23:00Z', '2024-10-05T23:00Z'], 2],
    ['in the hour that comes twice', ['2024-11-03T05:30Z', '2024-11-03T06:30Z'], 1],
    ['around noon after the clocks fell back', ['2024-11-03T16:59Z', '2024-11-03T17:00Z'], 2],
    ['on the evenings around that night', ['2024-11-02T22:00Z', '2024-11-03T22:00Z'], 2],
  ])('counts shifts that start %s as nights', async (_, starts, nights) => {
    const bo = await venue.person('Bo')
    for (const start of starts) {
      const end = new Date(Date.parse(start) + 60_000).toISOString()
      await venue.shift(bo.id, start, end)
    }
    expect(await find(bo.id)).toMatchObject({ nights })
  })

  test('leaves out deleted and empty entries, and people without others', async () => {
    const cy = await venue.person('Cy')
    await venue.shift(cy.id, '2024-10-04T21:00Z', '2024-10-05T05:00Z', { deletedAt: new Date() })
    await venue.shift(cy.id, '2024-10-05T21:00Z', '2024-10-05T21:00Z')
    expect(await find(cy.id)).toBeUndefined()
    await venue.shift(cy.id, '2024-10-06T21:00Z', '2024-10-07T05:00Z')
    expect(await find(cy.id)).toMatchObject({ nights: 1 })
  })

  test('leaves out people in bad standing, erased ones and those of another festival', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const bad = await veteran('Bad', { mayReturn: false })
    const gone = await veteran('Gone')
    await venue.db.insert(erasedPeople).values({ userId: gone.id, erasedAt: venue.clock.now })
    const moved = await veteran('Moved', { festivalId: elsewhere.id })
    const inactive = await veteran('Inactive', { isActive: false })
    for (const { id } of [bad, gone, moved]) expect(await find(id)).toBeUndefined()
    expect(await find(inactive.id)).toBeDefined()
  })

  test('leaves out whoever works, applied by a link or was hired in the current season', async () => {
    const [working, applied, hired, before] = [
      await veteran('Dee'),
      await veteran('Eve'),
      await veteran('Fay'),
      await veteran('Gil'),
    ]
    await venue.shift(working.id, '2025-02-20T21:00Z', null)
    await venue.application({ returningUserId: applied.id })
    await venue.application({ userId: hired.id, status: 'hired' })
    await venue.application({ userId: before.id, status: 'hired', seasonId: venue.home.seasonId })
    for (const { id } of [working, applied, hired]) expect(await find(id)).toBeUndefined()
    expect(await find(before.id)).toBeDefined()
  })

  test('leaves out whoever applied without a link, by first name and contact', async () => {
    const hal = await veteran('Hal', { phone: '(845) 555-0142' })
    const sibling = await veteran('Ida', { phone: '845-555-0142' })
    const { id, positionId } = await venue.application()
    const answers = answersFor(positionId, { firstName: 'HAL ', phone: '845-555-0142' })
    await venue.db
      .update(applications)
      .set({ rawData: JSON.stringify(answers) })
      .where(eq(applications.id, id))
    expect(await find(hal.id)).toBeUndefined()
    expect(await find(sibling.id)).toBeDefined()
  })

  test('marks people who cannot be reached', async () => {
    const jo = await veteran('Jo', { email: '', phone: 'none' })
    expect(await find(jo.id)).toMatchObject({ hasContact: false })
  })

  test('has the crew of the current season once it is closed, and knows who applied since', async () => {
    const kim = await venue.person('Kim', { email: 'kim@example.com' })
    const lou = await venue.person('Lou')
    const max = await veteran('Max')
    for (const { id } of [kim, lou, max]) await venue.shift(id, '2025-02-21T21:00Z', '2025-02-22T05:00Z')
    await venue.application({ userId: kim.id, status: 'hired', createdAt: new Date('2025-02-02T12:00Z') })
    expect(await find(kim.id)).toBeUndefined()
    await closeSeason(venue, season.id, new Date('2025-02-25T12:00Z'))
    await venue.application({ returningUserId: lou.id, createdAt: new Date('2025-02-26T12:00Z') })
    expect(await find(kim.id)).toMatchObject({ years: [2025], nights: 1 })
    expect(await find(lou.id)).toBeUndefined()
    expect(await find(max.id)).toMatchObject({ years: [2025, 2024], nights: 1 })
    await closeSeason(venue, season.id, null)
    expect(await find(max.id)).toBeUndefined()
  })

  test('has the crew of the first season of a year during its second', async () => {
    const ned = await veteran('Ned')
    await venue.shift(ned.id, '2025-02-21T21:00Z', '2025-02-22T05:00Z')
    await closeSeason(venue, season.id, new Date('2025-02-25T12:00Z'))
    const beginsAt = new Date('2025-02-26T12:00Z')
    const [second] = await venue.db
      .insert(seasons)
      .values({ festivalId: venue.home.id, year: 2025, part: 2, beginsAt })
      .returning()
    expect(await find(ned.id)).toMatchObject({ years: [2025, 2024], nights: 1 })
    await venue.shift(ned.id, '2025-02-27T21:00Z', '2025-02-28T05:00Z')
    expect(await find(ned.id)).toBeUndefined()
    await closeSeason(venue, second!.id, new Date('2025-02-28T12:00Z'))
    expect(await find(ned.id)).toMatchObject({ years: [2025, 2024], nights: 1 })
    await venue.db.delete(seasons).where(eq(seasons.id, second!.id))
    await closeSeason(venue, season.id, null)
  })

  test('is empty in a first season', async () => {
    const other = await venue.festival('First')
    const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
    expect((await ada.get(`/api/festivals/${other.id}/crew`)).json()).toEqual([])
  })
})
