import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'

const venue = await openVenue()
const bar = await venue.position('Bartender', { isTipped: true })
const lead = await venue.position('Lead', { defaultPayRate: 30 })

/** A manager who is paid for a shift of their own, in the only position that they hold. */
async function stage(accessLvl = 2) {
  const mara = await venue.person('Mara', { accessLvl })
  const position = await venue.position('Actor')
  const { positionId } = await venue.assign(mara.id, position)
  const [start, end] = ['2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z']
  const { id, updatedAt } = await venue.shift(mara.id, start, end, { positionId })
  const read = async () => (await mara.get('/api/timeclock', { filter: { where: { id } } })).json()[0]
  return { mara, id, positionId, updatedAt, read, rate: (await read()).payrate as number }
}
type Stage = Awaited<ReturnType<typeof stage>>

const bulk = ({ mara, id, updatedAt }: Stage, change: object) =>
  mara.post('/api/timeclock/bulk-edit', { entries: [{ id, updatedAt }], change })

describe('the rate of a shift of their own', () => {
  test.each<[string, (own: Stage) => Promise<unknown>]>([
    ['an edit', ({ mara, id }) => mara.patch(`/api/timeclock/${id}`, { payrate: 99 })],
    [
      'an edit of position and rate',
      ({ mara, id }) => mara.patch(`/api/timeclock/${id}`, { positionId: lead.id, payrate: 30 }),
    ],
    [
      'a split',
      ({ mara, id, positionId }) =>
        mara.post(`/api/timeclock/${id}/split`, { at: '2024-09-28T01:00:00Z', positionId, payrate: 99 }),
    ],
    [
      'a split into a position with another rate',
      ({ mara, id }) =>
        mara.post(`/api/timeclock/${id}/split`, { at: '2024-09-28T01:00:00Z', positionId: lead.id }),
    ],
    [
      'a shift that is added in a position that they do not hold',
      ({ mara }) => mara.post('/api/addTimeEntry', { userId: mara.id, positionId: lead.id }),
    ],
  ])('is not changed by a manager with %s', async (_way, change) => {
    const own = await stage()
    await expectRefusal(venue, 'notOnYourself', () => change(own) as never)
    expect((await own.read()).payrate).toBe(own.rate)
  })

  test.each([
    ['a rate', { payrate: 99 }],
    ['the rate of the position', { payrate: 'held' }],
  ])('is not changed by a manager with a bulk edit to %s', async (_way, rate) => {
    const own = await stage()
    const reply = await bulk(own, { positionId: lead.id, ...rate })
    expect(reply.json().error.details.refused).toMatchObject([{ id: own.id, code: 'notOnYourself' }])
    expect((await own.read()).payrate).toBe(own.rate)
  })

  test('stays with what else a manager changes in it', async () => {
    const own = await stage()
    const { mara, id, rate, positionId } = own
    const edit = { note: 'Rain', payrate: rate, positionId: lead.id }
    expect((await mara.patch(`/api/timeclock/${id}`, edit)).statusCode).toBe(200)
    expect(await own.read()).toMatchObject({ note: 'Rain', payrate: rate, positionName: 'Lead' })
    expect((await mara.post('/api/addTimeEntry', { userId: mara.id, positionId })).statusCode).toBe(200)
  })

  test('is set by another manager, and by an administrator', async () => {
    const [own, other] = [await stage(), await venue.person('Mika', { accessLvl: 2 })]
    expect((await other.patch(`/api/timeclock/${own.id}`, { payrate: 99 })).statusCode).toBe(200)
    const admin = await stage(3)
    expect((await admin.mara.patch(`/api/timeclock/${admin.id}`, { payrate: 99 })).statusCode).toBe(200)
  })
})

describe('the tips of a shift of their own', () => {
  async function tippedStage(accessLvl = 2) {
    const own = await stage(accessLvl)
    const at = { positionId: bar.id, positionName: 'Bartender', isTipped: true, cashTips: 20, creditTips: 5 }
    const { id } = await venue.shift(own.mara.id, '2024-09-28T21:00:00Z', '2024-09-29T05:00:00Z', at)
    return { ...own, id, edit: (changes: object) => own.mara.patch(`/api/timeclock/${id}`, changes) }
  }

  test.each([
    ['cash tips', { cashTips: 20.25 }],
    ['credit tips, also instead of cash', { cashTips: 0, creditTips: 25 }],
    ['tips together with other values', { note: 'Rain', creditTips: 9 }],
  ])('are not raised by a manager: %s', async (_which, changes) => {
    const own = await tippedStage()
    await expectRefusal(venue, 'notOnYourself', () => own.edit(changes))
  })

  test('are not raised with a move to a tipped position', async () => {
    const { mara, id } = await stage()
    const moved = { positionId: bar.id, cashTips: 5 }
    await expectRefusal(venue, 'notOnYourself', () => mara.patch(`/api/timeclock/${id}`, moved))
  })

  test('may be lowered, divided, and declared at a Clock Out', async () => {
    const own = await tippedStage()
    expect((await own.edit({ cashTips: 10, note: 'Rain' })).statusCode).toBe(200)
    const tips = { first: { cashTips: 4, creditTips: 5 }, second: { cashTips: 6, creditTips: 0 } }
    const split = { at: '2024-09-29T01:00:00Z', positionId: bar.id, tips }
    expect((await own.mara.post(`/api/timeclock/${own.id}/split`, split)).statusCode).toBe(200)
    const { id: upId } = await venue.assign(own.mara.id, bar)
    await own.mara.post('/api/clockin', String(upId))
    expect((await own.mara.post('/api/clockout', { cashTips: 9 })).json().cashTips).toBe(9)
  })

  test('are raised by another manager, and by an administrator', async () => {
    const [own, other] = [await tippedStage(), await venue.person('Mika', { accessLvl: 2 })]
    const reply = await other.patch(`/api/timeclock/${own.id}`, { cashTips: 40 })
    expect(reply.statusCode).toBe(200)
    expect((await (await tippedStage(3)).edit({ cashTips: 40 })).statusCode).toBe(200)
  })
})
