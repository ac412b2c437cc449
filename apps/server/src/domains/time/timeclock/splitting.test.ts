import { hundredthsOf, payOf } from '@nightshift/shared/time/timeclock/rules'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { rounds } from '../../../../test/testing/rounds.ts'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { approvedPeriods, auditLog, timeEntries } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const bar = await venue.position('Bartender', { isTipped: true, defaultPayRate: 9.5 })
const actor = await venue.position('Actor', { defaultPayRate: 15 })
const START = '2024-09-27T20:00:00.000Z'
const AT = '2024-09-27T22:00:00.000Z'
const END = '2024-09-28T04:00:00.000Z'

let ash: Person
beforeEach(async () => {
  ash = await venue.person('Ash')
})
const worked = (settings: object = {}, end: string | null = END) =>
  venue.shift(ash.id, START, end, { positionId: actor.id, ...settings })
const split = (id: number, body: object = {}) =>
  mara.post(`/api/timeclock/${id}/split`, { at: AT, positionId: bar.id, ...body })

describe('a split', () => {
  test('ends the first part where the second begins, with its position and default rate', async () => {
    const { id } = await worked({ deduction: 5, note: 'Fog machine' })
    const [first, second] = (await split(id)).json()
    expect(first).toMatchObject({
      ...{ id, positionId: actor.id, payrate: 15.25, startTime: START, endTime: AT },
      ...{ deduction: 5, note: 'Fog machine' },
    })
    expect(second).toMatchObject({
      ...{ userId: ash.id, positionName: 'Bartender', isTipped: true, payrate: 9.5 },
      ...{ startTime: AT, endTime: END, deduction: 0, note: 'Fog machine' },
    })
  })

  test("has the person's own rate in the second position, or the one that is sent", async () => {
    await venue.assign(ash.id, bar, 11.25)
    expect((await split((await worked()).id)).json()[1].payrate).toBe(11.25)
    const later = await venue.shift(ash.id, '2024-09-29T20:00:00Z', '2024-09-30T04:00:00Z')
    const sent = { at: '2024-09-29T22:00:00Z', payrate: 20 }
    expect((await split(later.id, sent)).json()[1].payrate).toBe(20)
  })

  test('in the same position keeps its rate', async () => {
    const { id } = await worked({ payrate: 17 })
    expect((await split(id, { positionId: actor.id })).json()[1]).toMatchObject({ payrate: 17 })
  })

  test('is audited for both parts', async () => {
    const { id } = await worked()
    const [, second] = (await split(id)).json()
    const actions = (entryId: number) =>
      venue.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.entityId, String(entryId)))
    expect(await actions(id)).toMatchObject([
      { action: 'split', before: { endTime: END }, after: { endTime: AT } },
    ])
    expect(await actions(second.id)).toMatchObject([
      { action: 'split', before: null, after: { startTime: AT } },
    ])
  })

  test('leaves the second part of an open shift open', async () => {
    const { id } = await worked({}, null)
    const [first, second] = (await split(id)).json()
    expect([first.endTime, second.endTime]).toEqual([AT, null])
    expect((await ash.post('/api/clockout')).json().id).toBe(second.id)
  })

  test('gives the tips to the tipped part, or as they are divided', async () => {
    const { id } = await worked({ positionId: bar.id, isTipped: true, cashTips: 20, creditTips: 10 })
    const tips = { first: { cashTips: 15, creditTips: 0 }, second: { cashTips: 5, creditTips: 10 } }
    const [first, second] = (await split(id, { tips })).json()
    expect(first).toMatchObject(tips.first)
    expect(second).toMatchObject(tips.second)
    const back = (await split(second.id, { at: '2024-09-28T00:00:00Z', positionId: actor.id })).json()
    expect(back[0]).toMatchObject(tips.second)
    expect(back[1]).toMatchObject({ cashTips: 0, creditTips: 0 })
  })

  test('keeps what is to be reviewed: the end with the second part', async () => {
    const { id } = await worked({ needsReview: 'forgotten' })
    const parts = (await split(id)).json()
    expect(parts.map((part: { needsReview: string }) => part.needsReview)).toEqual([null, 'forgotten'])
  })
})

describe('a split is refused', () => {
  test.each([
    ['at the start', START],
    ['at the end', END],
    ['before', '2024-09-27T19:59:59.999Z'],
    ['after', '2024-09-28T04:00:00.001Z'],
  ])('%s', async (_when, at) => {
    const { id } = await worked()
    await expectRefusal(venue, 'splitOutside', () => split(id, { at }))
  })

  test('in the future of an open shift', async () => {
    const { id } = await worked({}, null)
    const at = new Date(venue.clock.now.getTime() + 1).toISOString()
    await expectRefusal(venue, 'splitOutside', () => split(id, { at }))
  })

  test('when somebody else saved meanwhile', async () => {
    const { id } = await worked()
    await expectRefusal(venue, 'changedMeanwhile', () => split(id, { updatedAt: START }))
  })

  test('when tips go to a part that is not tipped, or do not add up', async () => {
    const { id } = await worked({ positionId: bar.id, isTipped: true, cashTips: 20 })
    const none = { cashTips: 0, creditTips: 0 }
    const all = { cashTips: 20, creditTips: 0 }
    await expectRefusal(venue, 'notTipped', () =>
      split(id, { positionId: actor.id, tips: { first: none, second: all } }),
    )
    await expectRefusal(venue, 'tipsNotDivided', () => split(id, { tips: { first: all, second: all } }))
  })

  test('into a position of another festival', async () => {
    const { id } = await worked()
    const elsewhere = await venue.festival('Elsewhere')
    const foreign = await venue.position('Actor', { festivalId: elsewhere.id })
    await expectRefusal(venue, 'positionOfOtherFestival', () => split(id, { positionId: foreign.id }))
  })

  test('in a locked period, also for the first part of an open shift', async () => {
    const ended = await worked()
    const other = await venue.person('Bo')
    const open = await venue.shift(other.id, START, null)
    const period = {
      startsAt: new Date('2024-09-23T10:00:00Z'),
      endsAt: new Date('2024-09-30T10:00:00Z'),
      approvedAt: venue.clock.now,
    }
    const row = { festivalId: venue.home.id, approvedBy: mara.id, overrides: [], ...period }
    await venue.db.insert(approvedPeriods).values(row)
    await expectRefusal(venue, 'periodLocked', () => split(ended.id))
    await expectRefusal(venue, 'periodLocked', () => split(open.id))
    await venue.db.delete(approvedPeriods)
  })

  test('for a deleted shift', async () => {
    const { id } = await worked()
    await mara.delete(`/api/timeclock/${id}`)
    await expectRefusal(venue, 'notFound', () => split(id))
  })
})

test('the same split twice at once happens once', async () => {
  const { id } = await worked()
  const replies = await Promise.all([split(id), split(id)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  const parts = await venue.db.select().from(timeEntries).where(eq(timeEntries.userId, ash.id))
  expect(parts).toHaveLength(2)
})

test('splits of a random shift neither overlap nor lose more than a hundredth of an hour each', async () => {
  const length = Date.parse(END) - Date.parse(START)
  const cut = fc.integer({ min: 1, max: length - 1 })
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(cut, { minLength: 1, maxLength: 3 }), async (cuts) => {
      const person = await venue.person('Random')
      const { id } = await venue.shift(person.id, START, END, { positionId: actor.id })
      let last = id
      for (const ms of cuts.sort((one, other) => one - other)) {
        const at = new Date(Date.parse(START) + ms).toISOString()
        const reply = await split(last, { at })
        expect(reply.statusCode).toBe(200)
        last = reply.json()[1].id
      }
      const parts = await venue.db
        .select()
        .from(timeEntries)
        .where(eq(timeEntries.userId, person.id))
        .orderBy(asc(timeEntries.startTime))
      expect(parts.slice(1).map(({ startTime }) => startTime)).toEqual(
        parts.slice(0, -1).map(({ endTime }) => endTime),
      )
      const now = venue.clock.now
      const sum = parts.reduce((total, part) => total + hundredthsOf(part, now), 0)
      expect(Math.abs(sum - length / 36_000)).toBeLessThanOrEqual(parts.length / 2)
      for (const part of parts) expect(payOf(part, now)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: rounds(100) },
  )
})

test('a split of a shift that ends later than now is refused', async () => {
  const now = venue.clock.now.getTime()
  const at = (ms: number) => new Date(now + ms).toISOString()
  const { id } = await venue.shift(ash.id, at(-3_600_000), at(3_600_000), { positionId: actor.id })
  await expectRefusal(venue, 'shiftInFuture', () => split(id, { at: at(-60_000) }))
})
