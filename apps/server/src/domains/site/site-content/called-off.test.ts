import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, closedNights, plannedPlaces, positionPlans } from '../../../platform/database/schema.ts'
import { FRIDAY, plan, publishedAs } from '../../nights/tonight/testing/plan.ts'

const venue = await openVenue()
const { db, home } = venue
/** The gates of Friday are open. */
venue.clock.now = new Date('2024-10-04T23:30:00Z')
const lena = await venue.person('Lena', { accessLvl: 1 })
const mara = await venue.person('Mara', { accessLvl: 2 })
const actor = await venue.position('Actor')
await db.insert(positionPlans).values({ positionId: actor.id, needed: 3 })
const CLOSED_NIGHTS = `/api/site/${home.id}/closed-nights`

beforeEach(async () => {
  await db.$client.query('delete from time_entries')
  await db.delete(closedNights)
  await db.delete(plannedPlaces)
})

const callOff = (date = FRIDAY) => mara.post(CLOSED_NIGHTS, { date, words: 'Storm.' })
const reopen = (date = FRIDAY) => mara.delete(`${CLOSED_NIGHTS}/${date}`)
/** Somebody whose place on Friday is published. */
async function published(firstName = 'Ash') {
  const person = await venue.person(firstName)
  await venue.assign(person.id, actor)
  return { ...person, place: await plan(venue, person, actor.id, { ...publishedAs(actor.id), sequence: 1 }) }
}
const board = async () => (await lena.get('/api/tonight', { festivalId: home.id })).json()
const nightsOf = async (who: typeof lena) => (await who.get('/api/users/me/nights')).json().nights

test('a manager calls a night off and reopens it; a lead reads it only', async () => {
  const refused = await lena.post(CLOSED_NIGHTS, { date: FRIDAY, words: '' })
  expect(refused.statusCode).toBe(403)
  const reply = await callOff()
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.json()).toEqual({ closedNights: [{ date: FRIDAY, words: 'Storm.' }] })
  expect((await lena.get(CLOSED_NIGHTS)).json()).toEqual(reply.json())
  expect((await lena.delete(`${CLOSED_NIGHTS}/${FRIDAY}`)).statusCode).toBe(403)
  expect((await reopen()).json()).toEqual({ closedNights: [] })
  const rows = await db.select().from(auditLog).where(eq(auditLog.actorId, mara.id))
  expect(rows.map(({ action }) => action)).toEqual(['closeNight', 'reopenNight'])
})

test('nobody is planned or missing on the board, and who is in came without a place', async () => {
  await published('Ash')
  const bo = await published('Bo')
  await venue.shift(bo.id, '2024-10-04T21:00:00Z', null, { positionId: actor.id })
  await callOff()
  expect(await board()).toMatchObject({
    tonight: { date: FRIDAY, isCalledOff: true, planned: 0, needed: 0 },
    positions: [{ needed: 0 }],
    places: [],
    extras: [{ userId: bo.id }],
  })
  await reopen()
  expect(await board()).toMatchObject({
    tonight: { isCalledOff: false, planned: 2, needed: 3 },
    places: [{ positionId: actor.id }, { positionId: actor.id }],
    extras: [],
  })
})

test('nobody is late or missing for it afterwards', async () => {
  const ash = await published()
  const attendance = async () => (await mara.get(`/api/users/${ash.id}/attendance`)).json()
  expect(await attendance()).toMatchObject([{ planned: 1, missing: 1 }])
  await callOff()
  expect(await attendance()).toEqual([])
  const closing = await lena.get('/api/night-reports/closing', { festivalId: home.id, night: FRIDAY })
  expect(closing.json()).toMatchObject({ lines: [], totals: { planned: 0 } })
  await reopen()
  expect(await attendance()).toMatchObject([{ planned: 1, missing: 1 }])
})

test('its people hear of it anew and are not asked to answer; their answers are back when it is reopened', async () => {
  const ash = await published()
  const answer = { answer: 'confirmed', sequence: 1 }
  const address = `/api/users/me/nights/${ash.place.id}/answer`
  await ash.post(address, answer)
  expect(await nightsOf(ash)).toMatchObject([{ isCalledOff: false, isSeen: true, sequence: 1 }])
  await callOff()
  expect(await nightsOf(ash)).toMatchObject([{ isCalledOff: true, isSeen: false, sequence: 2 }])
  const refused = await ash.post(address, { ...answer, sequence: 2 })
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'nightCalledOff'])
  const { unseen } = (await mara.get('/api/publication', { festivalId: home.id, night: FRIDAY })).json()
  expect(unseen).toMatchObject([{ id: ash.id, nights: [{ night: FRIDAY, isCalledOff: true }] }])
  await reopen()
  expect(await nightsOf(ash)).toMatchObject([
    { isCalledOff: false, isSeen: false, sequence: 3, answer: 'confirmed' },
  ])
})

test('a night is called off until the noon after it, and reopened at any time', async () => {
  const { now } = venue.clock
  onTestFinished(() => {
    venue.clock.now = now
  })
  venue.clock.now = new Date('2024-10-05T15:59:59Z')
  const nora = await venue.person('Nora', { accessLvl: 2 })
  const callOff = () => nora.post(CLOSED_NIGHTS, { date: FRIDAY, words: '' })
  expect((await callOff()).statusCode).toBe(200)
  venue.clock.now = new Date('2024-10-05T16:00:00Z')
  expect((await nora.delete(`${CLOSED_NIGHTS}/${FRIDAY}`)).json()).toEqual({ closedNights: [] })
  await expectRefusal(venue, 'nightOver', callOff)
})

test('new words for visitors change nothing for its people', async () => {
  const ash = await published()
  await callOff()
  await mara.post(CLOSED_NIGHTS, { date: FRIDAY, words: 'Flooded.' })
  expect(await nightsOf(ash)).toMatchObject([{ sequence: 2 }])
})

test('calendars have it as cancelled, in a version that replaces the one before', async () => {
  const ash = await published()
  const { path } = (await ash.post('/api/users/me/calendar-feed')).json()
  const feed = async () => (await venue.visitor.get(path)).body
  expect(await feed()).toMatch(/SEQUENCE:1[\s\S]*STATUS:CONFIRMED/)
  await callOff()
  expect(await feed()).toMatch(/SEQUENCE:2[\s\S]*DESCRIPTION:This night is called off\.\r\nSTATUS:CANCELLED/)
  await reopen()
  expect(await feed()).toMatch(/SEQUENCE:3[\s\S]*STATUS:CONFIRMED/)
})

test('the plan says so, and Fill proposes nobody for it', async () => {
  await published()
  await callOff()
  const query = { festivalId: home.id, seasonId: home.seasonId }
  const { nights } = (await lena.get('/api/night-plan', { festivalId: home.id })).json()
  expect(nights.filter((night: { isCalledOff: boolean }) => night.isCalledOff)).toMatchObject([
    { date: FRIDAY },
  ])
  const fill = await mara.post('/api/night-plan/fill', { ...query, nights: [FRIDAY] })
  expect(fill.json(), fill.body).toEqual({ proposals: [], unfilled: [] })
})

test('nobody is put on it, moved, copied to it or put in for somebody; taking off stays possible', async () => {
  const season = { festivalId: home.id, seasonId: home.seasonId }
  const ash = await published()
  const bo = await venue.person('Bo')
  const usher = await venue.position('Usher')
  for (const person of [ash, bo]) await venue.assign(person.id, usher)
  await plan(venue, bo, usher.id, { night: '2024-10-05' })
  await callOff()
  const address = `/api/night-plan/places/${ash.place.id}`
  const [place] = await db.select().from(plannedPlaces).where(eq(plannedPlaces.id, ash.place.id))
  const updatedAt = place!.updatedAt.toISOString()
  const more = { night: FRIDAY, positionId: usher.id, userId: bo.id, part: 'whole' }
  const refusals = [
    () => mara.post('/api/night-plan/places', { ...season, ...more }),
    () => mara.patch(address, { positionId: usher.id, updatedAt }),
    () => mara.patch(address, { part: 'first', updatedAt }),
    () => mara.post('/api/night-plan/copy', { ...season, from: '2024-10-05', to: FRIDAY }),
    () =>
      lena.post(`/api/tonight/places/${ash.place.id}/replace`, { userId: bo.id, mark: 'noShow', updatedAt }),
  ]
  for (const refused of refusals) await expectRefusal(venue, 'nightCalledOff', refused)
  await expectRefusal(venue, 'planChanged', () =>
    mara.post('/api/night-plan/fill/apply', { ...season, places: [more] }),
  )
  expect((await mara.delete(`${address}?updatedAt=${updatedAt}`)).statusCode).toBe(204)
})

test('the kiosk tells nobody that they are not on the plan', async () => {
  await published()
  await callOff()
  const cy = await venue.hire('Cy', 'Usher')
  const scan = await venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(cy.id) })
  expect(scan.json()).not.toHaveProperty('notPlanned')
})

test('its live screens read again', async () => {
  const announced: unknown[] = []
  const announce = venue.app.live.announce.bind(venue.app.live)
  venue.app.live.announce = (event) => {
    announced.push(event)
    return announce(event)
  }
  await callOff()
  expect(announced).toContainEqual({ kind: 'plan', festivalId: home.id })
  expect(announced).toContainEqual({ kind: 'site', festivalId: home.id })
})
