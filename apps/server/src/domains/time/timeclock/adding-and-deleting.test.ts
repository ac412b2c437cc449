import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { timeEntries } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const add = (userId: string, upId: number) => mara.post('/api/addTimeEntry', { userId, upId })

describe('adding an entry', () => {
  test('creates one of zero length, now, for the manager to edit', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const now = venue.clock.now.toISOString()
    expect((await add(ash.id, ash.positions[0]!.id)).json()).toMatchObject({
      userId: ash.id,
      positionName: 'Actor',
      payrate: 15.25,
      startTime: now,
      endTime: now,
    })
  })

  test('overlaps nothing, and two may start at the same instant', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const now = venue.clock.now.getTime()
    const around = [new Date(now - 60_000).toISOString(), new Date(now + 60_000).toISOString()] as const
    await venue.shift(ash.id, ...around)
    expect((await add(ash.id, ash.positions[0]!.id)).statusCode).toBe(200)
    expect((await add(ash.id, ash.positions[0]!.id)).statusCode).toBe(200)
  })

  test('does not stop the person from clocking in', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await add(ash.id, ash.positions[0]!.id)
    expect((await ash.post('/api/clockin', String(ash.positions[0]!.id))).statusCode).toBe(200)
  })

  test('can be edited afterwards', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { id } = (await add(ash.id, ash.positions[0]!.id)).json()
    const times = { startTime: '2024-09-27T21:00:00.000Z', endTime: '2024-09-28T01:00:00.000Z' }
    expect((await mara.patch(`/api/timeclock/${id}`, times)).json()).toMatchObject(times)
  })

  test('is refused while the person is clocked in', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await ash.post('/api/clockin', String(ash.positions[0]!.id))
    await expectRefusal(venue, 'shiftOpen', () => add(ash.id, ash.positions[0]!.id))
  })

  test('is refused for a position of somebody else', async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    await expectRefusal(venue, 'notFound', () => add(ash.id, bo.positions[0]!.id))
  })

  test('is refused for somebody who is inactive', async () => {
    const gone = await venue.person('Gone', { isActive: false })
    const held = await venue.assign(gone.id, await venue.position('Actor'))
    await expectRefusal(venue, 'notFound', () => add(gone.id, held.id))
  })

  test('is refused for somebody of another festival', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const stranger = await venue.person('Stranger', { festivalId: elsewhere.id })
    const held = await venue.assign(stranger.id, await venue.position('Actor', { festivalId: elsewhere.id }))
    await expectRefusal(venue, 'notFound', () => add(stranger.id, held.id))
  })

  test('takes no times: they are edited afterwards', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const body = { userId: ash.id, upId: ash.positions[0]!.id, startTime: '2024-09-27T21:00:00Z' }
    expect((await mara.post('/api/addTimeEntry', body)).statusCode).toBe(422)
  })
})

describe('deleting an entry', () => {
  const shiftOf = (userId: string) => venue.shift(userId, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')

  test('removes it from every list and count', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { id } = await shiftOf(ash.id)
    const reply = await mara.delete(`/api/timeclock/${id}`)
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect((await ash.get('/api/timeclock/me')).json()).toEqual([])
    const where = { userId: ash.id }
    expect((await mara.get('/api/timeclock', { filter: { where } })).json()).toEqual([])
    expect((await mara.get('/api/timeclock/count', { where })).json()).toEqual({ count: 0 })
  })

  test('keeps the row, with its deletion time (soft delete)', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { id, ...before } = await shiftOf(ash.id)
    await mara.delete(`/api/timeclock/${id}`)
    const [row] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, id))
    expect(row).toMatchObject({ startTime: before.startTime, deletedAt: venue.clock.now })
  })

  test('frees its time for another shift, and for clocking in', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await mara.delete(`/api/timeclock/${(await shiftOf(ash.id)).id}`)
    await shiftOf(ash.id)
    const open = await venue.shift(ash.id, '2024-09-29T21:00:00Z', null)
    await mara.delete(`/api/timeclock/${open.id}`)
    expect((await ash.post('/api/clockin', String(ash.positions[0]!.id))).statusCode).toBe(200)
  })

  test('happens once: the second call is not found', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { id } = await shiftOf(ash.id)
    await mara.delete(`/api/timeclock/${id}`)
    await expectRefusal(venue, 'notFound', () => mara.delete(`/api/timeclock/${id}`))
  })
})
