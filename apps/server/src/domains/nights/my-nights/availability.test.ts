import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answersFor } from '../../../../test/testing/answers.ts'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { auditLog, plannedPlaces, seasons } from '../../../platform/database/schema.ts'
import { findCurrentSeason } from '../../seasons/seasons.queries.ts'
import { publishedPlace } from '../publication/testing/plan.ts'

const venue = await openVenue()
const { db, home } = venue
const actor = await venue.position('Actor')
const FRIDAY = '2024-10-11'
const SATURDAY = '2024-10-12'
const PATH = '/api/users/me/availability'

const read = async (person: Person) => (await person.get(PATH)).json()
const save = (person: Person, unavailable: string[], updatedAt: string | null = null) =>
  person.patch(PATH, { seasonId: home.seasonId, unavailable, updatedAt })

async function hired(unavailable: string[]) {
  const ash = await venue.person('Ash')
  const { calendar } = (await findCurrentSeason(db, home.id))!
  const rawData = JSON.stringify({ ...answersFor(actor.id), unavailable })
  await venue.application({ userId: ash.id, status: 'hired', rawData, calendarId: calendar.id })
  return ash
}

describe('my availability', () => {
  test('is that of my application until I say otherwise', async () => {
    const ash = await hired(['fr5', 'sa5', 'xx9'])
    expect(await read(ash)).toMatchObject({
      ...{ seasonId: home.seasonId, isClosed: false, source: 'application', planned: [], updatedAt: null },
      unavailable: [FRIDAY, SATURDAY],
    })
    const saved = (await save(ash, [SATURDAY])).json()
    expect(saved).toMatchObject({ source: 'own', unavailable: [SATURDAY], updatedAt: expect.any(String) })
    expect(await read(ash)).toEqual(saved)
  })

  test('is unknown for somebody who did not apply', async () => {
    const bo = await venue.person('Bo')
    expect(await read(bo)).toMatchObject({ source: 'unknown', unavailable: [] })
  })

  test('names the nights that are published to me', async () => {
    const cy = await venue.person('Cy')
    await publishedPlace(venue, cy, actor, FRIDAY)
    await publishedPlace(venue, cy, actor, SATURDAY, { removedAt: venue.clock.now, isCancelled: true })
    expect((await read(cy)).planned).toEqual([FRIDAY])
    expect((await save(cy, [FRIDAY])).json()).toMatchObject({ unavailable: [FRIDAY], planned: [FRIDAY] })
    expect(await db.$count(plannedPlaces, eq(plannedPlaces.userId, cy.id))).toBe(2)
  })

  test('is refused when it was changed since it was read', async () => {
    const di = await venue.person('Di')
    const { updatedAt } = (await save(di, [FRIDAY])).json()
    expect((await save(di, [])).json().error.code).toBe('changedMeanwhile')
    const replies = await Promise.all([save(di, [SATURDAY], updatedAt), save(di, [], updatedAt)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await save(di, [], updatedAt)).statusCode).toBe(409)
  })

  test('takes nights of the current season only', async () => {
    const ed = await venue.person('Ed')
    const elsewhere = await venue.festival('Elsewhere')
    expect((await save(ed, ['2024-10-07'])).json().error.code).toBe('notANight')
    const body = { seasonId: elsewhere.seasonId, unavailable: [], updatedAt: null }
    expect((await ed.patch(PATH, body)).statusCode).toBe(409)
    expect((await read(ed)).source).toBe('unknown')
  })

  test('is audited with the nights before and after', async () => {
    const flo = await venue.person('Flo')
    await save(flo, [FRIDAY])
    const [row] = await db.select().from(auditLog).where(eq(auditLog.entityId, flo.id))
    expect(row).toMatchObject({
      ...{ action: 'edit', entity: 'user', actorId: flo.id, festivalId: home.id },
      ...{ before: { unavailable: [] }, after: { unavailable: [FRIDAY] } },
    })
  })

  test('stays as it is once the season is closed', async () => {
    const gus = await venue.person('Gus')
    await db.update(seasons).set({ closedAt: venue.clock.now }).where(eq(seasons.id, home.seasonId))
    expect((await save(gus, [FRIDAY])).json().error.code).toBe('seasonAlreadyClosed')
    expect((await read(gus)).isClosed).toBe(true)
  })
})
