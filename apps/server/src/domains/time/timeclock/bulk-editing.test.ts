import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { CLOCK_SKEW_MS } from '@nightshift/shared/time/timeclock/rules'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { approvedPeriods, auditLog, timeEntries } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const actor = await venue.position('Actor')
const bar = await venue.position('Bartender', { isTipped: true, defaultPayRate: 9.5 })

let ash: Person
let bo: Person
/** Two nights of Ash and one of Bo, as the screen reads them. */
let entries: TimeEntry[]

const list = async (ids: number[]): Promise<TimeEntry[]> =>
  (await mara.get('/api/timeclock', { filter: { where: { id: { inq: ids } }, order: ['id ASC'] } })).json()
const asRead = () => entries.map(({ id, updatedAt }) => ({ id, updatedAt }))
const bulk = (change: object, chosen: object[] = asRead()) =>
  mara.post('/api/timeclock/bulk-edit', { entries: chosen, change })
const preview = (change: object) =>
  mara.post('/api/timeclock/bulk-edit/preview', { entries: asRead(), change })
const again = () => list(entries.map(({ id }) => id))

beforeEach(async () => {
  ash = await venue.person('Ash')
  bo = await venue.person('Bo')
  const position = { positionId: actor.id }
  const made = [
    await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z', position),
    await venue.shift(ash.id, '2024-09-28T21:00:00Z', '2024-09-29T05:00:00Z', position),
    await venue.shift(bo.id, '2024-09-28T21:30:00Z', '2024-09-29T04:00:00Z', { ...position, note: 'Late' }),
  ]
  entries = await list(made.map(({ id }) => id))
})

describe('a bulk edit', () => {
  test("sets a time of day in each entry's own night", async () => {
    expect((await bulk({ endTime: '00:30' })).json().changed.toSorted()).toEqual(
      entries.map(({ id }) => id).toSorted(),
    )
    expect((await again()).map(({ endTime }) => endTime)).toEqual([
      '2024-09-28T04:30:00.000Z',
      '2024-09-29T04:30:00.000Z',
      '2024-09-29T04:30:00.000Z',
    ])
  })

  test('asks which of two is meant of a time that came twice in a night', async () => {
    const night = await venue.shift(ash.id, '2022-11-05T21:00:00Z', '2022-11-06T07:00:00Z')
    entries = await list([...entries.map(({ id }) => id), night.id])
    await expectRefusal(venue, 'timeComesTwice', () => bulk({ endTime: '01:30' }))
    const refused = [{ id: night.id, code: 'timeComesTwice' }]
    expect((await preview({ endTime: '01:30' })).json()).toMatchObject({ refused })
    await bulk({ endTime: '01:30', which: 'second' })
    expect((await again()).map(({ endTime }) => endTime).toSorted()).toEqual([
      '2022-11-06T06:30:00.000Z',
      '2024-09-28T05:30:00.000Z',
      '2024-09-29T05:30:00.000Z',
      '2024-09-29T05:30:00.000Z',
    ])
  })

  test('sets the same instant', async () => {
    const chosen = asRead().slice(1)
    await bulk({ endTime: '2024-09-29T03:00:00Z' }, chosen)
    expect((await again()).map(({ endTime }) => endTime)).toEqual([
      '2024-09-28T05:00:00.000Z',
      '2024-09-29T03:00:00.000Z',
      '2024-09-29T03:00:00.000Z',
    ])
  })

  test('moves to a position: each keeps its rate, has its own, the default, or the one that is sent', async () => {
    await venue.assign(ash.id, bar, 12)
    const rates = async () => (await again()).map(({ payrate }) => payrate)
    await bulk({ positionId: bar.id })
    expect(await again()).toMatchObject(entries.map(() => ({ positionName: 'Bartender', isTipped: true })))
    expect(await rates()).toEqual([15.25, 15.25, 15.25])
    entries = await again()
    await bulk({ positionId: bar.id, payrate: 'held' })
    expect(await rates()).toEqual([12, 12, 9.5])
    entries = await again()
    await bulk({ positionId: bar.id, payrate: 20 })
    expect(await rates()).toEqual([20, 20, 20])
  })

  test('adds to notes, or replaces them', async () => {
    const notes = async () => (await again()).map(({ note }) => note)
    await bulk({ note: { append: 'Rain' } })
    expect(await notes()).toEqual(['Rain', 'Rain', 'Late; Rain'])
    entries = await again()
    await bulk({ note: { replace: '' } })
    expect(await notes()).toEqual(['', '', ''])
  })

  test('writes an audit row for each entry that it changes, and none for the others', async () => {
    const reply = await bulk({ note: { replace: 'Late' } })
    expect(reply.json()).toEqual({ changed: [entries[1]!.id, entries[0]!.id] })
    const rows = (id: number) =>
      venue.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.entityId, String(id)))
    expect(await rows(entries[0]!.id)).toMatchObject([{ action: 'edit', actorId: mara.id }])
    expect(await rows(entries[2]!.id)).toEqual([])
  })
})

describe('all or nothing: one entry refuses for all', () => {
  const refusedBy = async (change: object, chosen?: object[]) => {
    const { refused } = (await expectRefusal(venue, 'bulkEditRefused', () => bulk(change, chosen))) as {
      refused: { id: number; code: string; details?: unknown }[]
    }
    return refused.map(({ id, code }) => [entries.findIndex((one) => one.id === id), code])
  }

  test('that overlaps another shift, which is named', async () => {
    const other = await venue.shift(bo.id, '2024-09-29T05:00:00Z', '2024-09-29T06:00:00Z')
    const reply = await bulk({ endTime: '01:30' })
    expect(reply.json().error.details.refused).toMatchObject([
      { id: entries[2]!.id, code: 'overlap', details: { with: { id: other.id } } },
    ])
    expect(await refusedBy({ endTime: '01:30' })).toEqual([[2, 'overlap']])
  })

  test('that would end before it starts', async () => {
    expect(await refusedBy({ endTime: '2024-09-28T06:00:00Z' })).toEqual([
      [2, 'endBeforeStart'],
      [1, 'endBeforeStart'],
    ])
  })

  test('that would end later than now', async () => {
    const endTime = new Date(venue.clock.now.getTime() + CLOCK_SKEW_MS + 1).toISOString()
    expect(await refusedBy({ endTime }, asRead().slice(2))).toEqual([[2, 'shiftInFuture']])
  })

  test('that somebody changed meanwhile', async () => {
    await mara.patch(`/api/timeclock/${entries[0]!.id}`, { note: 'First' })
    expect(await refusedBy({ note: { append: 'x' } })).toEqual([[0, 'changedMeanwhile']])
  })

  test('that has tips, when the new position has none', async () => {
    await venue.db.update(timeEntries).set({ positionId: bar.id, isTipped: true, cashTips: 5 })
    entries = await again()
    expect(await refusedBy({ positionId: actor.id }, asRead().slice(2))).toEqual([[2, 'notTipped']])
  })

  test('whose note would be too long', async () => {
    expect(await refusedBy({ note: { append: 'x'.repeat(1998) } })).toEqual([[2, 'noteTooLong']])
  })

  test('that ends in a locked period, or would', async () => {
    await venue.db.insert(approvedPeriods).values({
      festivalId: venue.home.id,
      startsAt: new Date('2024-09-28T10:00:00Z'),
      endsAt: new Date('2024-09-29T04:30:00Z'),
      approvedAt: venue.clock.now,
      approvedBy: mara.id,
      overrides: [],
    })
    expect(await refusedBy({ note: { append: 'x' } })).toEqual([[2, 'periodLocked']])
    expect(await refusedBy({ endTime: '00:15' })).toEqual([
      [2, 'periodLocked'],
      [1, 'periodLocked'],
    ])
    await venue.db.delete(approvedPeriods)
  })

  test('that was deleted, or is of another festival', async () => {
    await mara.delete(`/api/timeclock/${entries[1]!.id}`)
    expect(await refusedBy({ note: { append: 'x' } })).toEqual([[1, 'notFound']])
    const elsewhere = await venue.festival('Elsewhere')
    const foreign = await venue.position('Actor', { festivalId: elsewhere.id })
    expect(await refusedBy({ positionId: foreign.id }, asRead().slice(0, 1))).toEqual([
      [0, 'positionOfOtherFestival'],
    ])
  })
})

test('two at once, in opposite order, wait for each other: one changes all, the other none', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = await Promise.all([
      bulk({ note: { replace: `one ${round}` } }),
      bulk({ note: { replace: `other ${round}` } }, asRead().toReversed()),
    ])
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409])
    entries = await again()
    expect(new Set(entries.map(({ note }) => note)).size).toBe(1)
  }
})

describe('the preview', () => {
  test('shows before and after, and what refuses, and writes nothing', async () => {
    const other = await venue.shift(bo.id, '2024-09-29T05:00:00Z', '2024-09-29T06:00:00Z')
    const before = await venue.everything()
    const reply = await preview({ endTime: '01:30' })
    expect(reply.json()).toMatchObject({
      changes: [
        { id: entries[1]!.id, before: { endTime: '2024-09-29T05:00:00.000Z' } },
        { id: entries[0]!.id, after: { endTime: '2024-09-28T05:30:00.000Z' } },
      ],
      refused: [{ id: entries[2]!.id, code: 'overlap', details: { with: { id: other.id } } }],
    })
    expect(await venue.everything()).toBe(before)
  })
})

test.each([
  ['two kinds of change', { endTime: '01:00', note: { append: 'x' } }],
  ['no time of day', { endTime: '24:00' }],
  ['an empty addition', { note: { append: '' } }],
  ['another rate', { positionId: 1, payrate: 'best' }],
  ['nothing', {}],
])('refuses %s', async (_what, change) => {
  const before = await venue.everything()
  expect((await bulk(change)).statusCode).toBe(422)
  expect(await venue.everything()).toBe(before)
})

// Last, because refusals compare all rows.
test('takes 500 entries and no more', async () => {
  const person = await venue.person('Many')
  const rows = Array.from({ length: 501 }, (_, day) => {
    const startTime = new Date(Date.UTC(2020, 0, day, 22))
    const times = { startTime, endTime: new Date(+startTime + 3_600_000) }
    const copied = { positionId: actor.id, positionName: 'Actor', payrate: 15, isTipped: false }
    return { userId: person.id, festivalId: venue.home.id, ...copied, ...times }
  })
  const made = await venue.db.insert(timeEntries).values(rows).returning()
  const chosen = made.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }))
  expect((await bulk({ note: { append: 'x' } }, chosen)).statusCode).toBe(422)
  const reply = await bulk({ note: { append: 'x' } }, chosen.slice(0, 500))
  expect(reply.json().changed).toHaveLength(500)
})
