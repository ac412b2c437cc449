import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'

const venue = await openVenue()
const lena = await venue.person('Lena', { accessLvl: 1 })
const MINUTE = 60_000
const fromNow = (ms: number) => new Date(venue.clock.now.getTime() + ms).toISOString()

async function openShift() {
  const ash = await venue.hire('Ash', 'Actor')
  return venue.shift(ash.id, fromNow(-180 * MINUTE), null)
}

describe('level 1 on one shift', () => {
  const clockOut = (id: number, changes: object) => lena.patch(`/api/timeclock/${id}`, changes)

  test.each([-5 * MINUTE, -1, 0, 90_000, 5 * MINUTE])(
    'ends it with a time %i ms off, and the server stores its own',
    async (off) => {
      const { id } = await openShift()
      const reply = await clockOut(id, { endTime: fromNow(off) })
      expect(reply.statusCode).toBe(200)
      expect(reply.json().endTime).toBe(fromNow(0))
    },
  )

  test.each([
    ['a time more than five minutes ago', () => ({ endTime: fromNow(-5 * MINUTE - 1) })],
    ['a time more than five minutes ahead', () => ({ endTime: fromNow(5 * MINUTE + 1) })],
    ['a start', () => ({ startTime: fromNow(0) })],
    ['a note together with the end', () => ({ endTime: fromNow(0), note: 'x' })],
    ['tips together with the end', () => ({ endTime: fromNow(0), cashTips: 5 })],
    ['a deduction', () => ({ deduction: 5 })],
    ['no end', () => ({ endTime: null })],
    ['nothing', () => ({})],
  ])('may not send %s', async (_what, changes) => {
    const { id } = await openShift()
    await expectRefusal(venue, 'forbidden', () => clockOut(id, changes()))
  })

  test('may not change one that has ended', async () => {
    const { id } = await openShift()
    await clockOut(id, { endTime: fromNow(0) })
    await expectRefusal(venue, 'alreadyClockedOut', () => clockOut(id, { endTime: fromNow(0) }))
  })

  test('gets a conflict when it changed since it was read', async () => {
    const { id } = await openShift()
    const stale = { endTime: fromNow(0), updatedAt: '2024-10-01T00:00:00.000Z' }
    await expectRefusal(venue, 'changedMeanwhile', () => clockOut(id, stale))
  })

  test('gets 422, not 403, for a key that does not exist', async () => {
    const { id } = await openShift()
    expect((await clockOut(id, { endTime: fromNow(0), positionName: 'Boss' })).statusCode).toBe(422)
  })

  test('does not find one of another festival', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const stranger = await venue.person('Stranger', { festivalId: elsewhere.id })
    const position = await venue.position('Actor', { festivalId: elsewhere.id })
    const { id } = await venue.shift(stranger.id, fromNow(-MINUTE), null, {
      festivalId: elsewhere.id,
      positionId: position.id,
    })
    await expectRefusal(venue, 'notFound', () => clockOut(id, { endTime: fromNow(0) }))
  })

  test('may not add or delete one', async () => {
    const { id, userId } = await openShift()
    await expectRefusal(venue, 'forbidden', () => lena.delete(`/api/timeclock/${id}`))
    await expectRefusal(venue, 'forbidden', () => lena.post('/api/addTimeEntry', { userId, upId: 1 }))
  })
})

describe('clocking out many', () => {
  const clockOutAll = (ids: unknown) => lena.post('/api/timeclock/clockout', { ids })

  test('ends them all now and returns their ids', async () => {
    const shifts = [await openShift(), await openShift(), await openShift()]
    const ids = shifts.map(({ id }) => id)
    expect((await clockOutAll(ids)).json()).toEqual({ closed: ids, notFound: [] })
    for (const { userId } of shifts) {
      const filter = { where: { userId } }
      expect((await lena.get('/api/timeclock', { filter })).json()).toMatchObject([{ endTime: fromNow(0) }])
    }
  })

  test('reports ids that are foreign, unknown, deleted or closed already, and ends the rest', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const stranger = await venue.person('Stranger', { festivalId: elsewhere.id })
    const position = await venue.position('Actor', { festivalId: elsewhere.id })
    const settings = { festivalId: elsewhere.id, positionId: position.id }
    const foreign = await venue.shift(stranger.id, fromNow(-MINUTE), null, settings)
    const [open, closed, deleted] = [await openShift(), await openShift(), await openShift()]
    await clockOutAll([closed.id])
    const mara = await venue.person('Mara', { accessLvl: 2 })
    await mara.delete(`/api/timeclock/${deleted.id}`)

    const reply = await clockOutAll([foreign.id, open.id, closed.id, deleted.id, 2_000_000_000])
    expect(reply.json()).toEqual({
      closed: [open.id],
      notFound: [foreign.id, closed.id, deleted.id, 2_000_000_000],
    })
    expect((await stranger.get('/api/timeclock/me')).json()).toMatchObject([{ endTime: null }])
  })

  test('succeeds when there is none to end', async () => {
    expect((await clockOutAll([2_000_000_000])).json()).toEqual({ closed: [], notFound: [2_000_000_000] })
  })

  test.each([
    ['no ids', []],
    ['text', ['1']],
    ['one id outside of a list', 1],
    ['more than 2000', Array.from({ length: 2001 }, (_, id) => id + 1)],
    ['an id beyond 32 bits', [3_000_000_000]],
  ])('is refused for %s', async (_what, ids) => {
    expect((await clockOutAll(ids)).statusCode).toBe(422)
  })

  test('is not for employees', async () => {
    const { id } = await openShift()
    const ash = await venue.person('Ash')
    await expectRefusal(venue, 'forbidden', () => ash.post('/api/timeclock/clockout', { ids: [id] }))
  })
})
