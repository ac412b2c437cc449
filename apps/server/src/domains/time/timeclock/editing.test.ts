import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { CLOCK_SKEW_MS } from '@nightshift/shared/time/timeclock/rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })

let ash: Person
let entry: TimeEntry
const edit = (changes: object) => mara.patch(`/api/timeclock/${entry.id}`, changes)

/** The shift as a manager's screen reads it. */
async function read(id = entry.id): Promise<TimeEntry> {
  const [found] = (await mara.get('/api/timeclock', { filter: { where: { id } } })).json()
  return found
}

beforeEach(async () => {
  ash = await venue.hire('Ash', 'Actor')
  const { id } = await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
  entry = await read(id)
})

describe('a manager who edits a shift', () => {
  test('sets times, note, tips and deduction, and reads them back', async () => {
    const bar = await venue.position('Bartender', { isTipped: true })
    const changes = {
      positionId: bar.id,
      startTime: '2024-09-27T20:45:00.000Z',
      endTime: '2024-09-28T04:30:00.000Z',
      note: 'Left early',
      cashTips: 3.25,
      creditTips: 10,
      deduction: 5.5,
    }
    const reply = await edit(changes)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject(changes)
    expect(await read()).toEqual(reply.json())
  })

  test('changes nothing but what was sent', async () => {
    const { updatedAt, ...before } = entry
    await edit({ note: 'Rain' })
    expect(await read()).toMatchObject({ ...before, note: 'Rain' })
    expect((await read()).updatedAt).not.toBe(updatedAt)
  })

  test('may send an instant with an offset', async () => {
    expect((await edit({ startTime: '2024-09-27T16:30:00-04:00' })).json().startTime).toBe(
      '2024-09-27T20:30:00.000Z',
    )
  })

  test('moves it to another position, with its name and whether it is tipped, and leaves the rate', async () => {
    const { id: positionId } = await venue.position('Bartender', { isTipped: true, defaultPayRate: 9 })
    expect((await edit({ positionId })).json()).toMatchObject({
      ...{ positionId, positionName: 'Bartender', isTipped: true, payrate: 15.25 },
    })
    const [trail] = (await mara.get('/api/audit', { timeEntryId: String(entry.id) })).json()
    expect(trail).toMatchObject({ action: 'edit', before: { positionName: 'Actor' }, after: { positionId } })
  })

  test('sets the rate, and 0 is one', async () => {
    expect((await edit({ payrate: 18.75 })).json().payrate).toBe(18.75)
    expect((await edit({ payrate: 0 })).json().payrate).toBe(0)
  })

  test('and chooses the same position again keeps its old name', async () => {
    const renamed = await venue.position('Renamed')
    const { id } = await venue.shift(ash.id, '2024-09-20T21:00:00Z', '2024-09-21T05:00:00Z', {
      positionId: renamed.id,
      positionName: 'As it was',
    })
    const before = await venue.everything()
    const reply = await mara.patch(`/api/timeclock/${id}`, { positionId: renamed.id })
    expect(reply.json().positionName).toBe('As it was')
    expect(await venue.everything()).toBe(before)
  })

  test('takes the tips away together with the tipped position', async () => {
    const bar = await venue.position('Bartender', { isTipped: true })
    const moved = { positionId: bar.id, cashTips: 20, creditTips: 5 }
    expect((await edit(moved)).statusCode).toBe(200)
    const back = { positionId: entry.positionId, cashTips: 0, creditTips: 0 }
    expect((await edit(back)).json()).toMatchObject({ ...back, isTipped: false })
  })

  test('may reopen a shift by removing its end', async () => {
    expect((await edit({ endTime: null })).json().endTime).toBeNull()
    expect((await ash.post('/api/clockout')).statusCode).toBe(200)
  })

  test('may set the end of an open one to any time', async () => {
    await edit({ endTime: null })
    expect((await edit({ endTime: '2024-09-28T01:00:00.000Z' })).json().endTime).toBe(
      '2024-09-28T01:00:00.000Z',
    )
  })

  test.each([
    ['nothing at all', () => ({})],
    ['nothing but the version', () => ({ updatedAt: entry.updatedAt })],
    [
      'the whole form as it was read',
      () => {
        const { startTime, endTime, note, cashTips, creditTips, deduction, updatedAt } = entry
        return { startTime, endTime, note, cashTips, creditTips, deduction, updatedAt }
      },
    ],
  ])('and saves %s changes nothing and writes no audit row', async (_what, form) => {
    const before = await venue.everything()
    const reply = await edit(form())
    expect([reply.statusCode, reply.json()]).toEqual([200, entry])
    expect(await venue.everything()).toBe(before)
  })
})

describe('an edit is refused', () => {
  test('when somebody else saved meanwhile, whose edit stays', async () => {
    await edit({ note: 'The first', updatedAt: entry.updatedAt })
    await expectRefusal(venue, 'changedMeanwhile', () =>
      edit({ note: 'The second', updatedAt: entry.updatedAt }),
    )
    expect((await read()).note).toBe('The first')
  })

  test("when the version is newer than the shift's", async () => {
    await expectRefusal(venue, 'changedMeanwhile', () =>
      edit({ note: 'x', updatedAt: '2199-01-01T00:00:00.000Z' }),
    )
  })

  test('when it would overlap, and names the other shift', async () => {
    const other = await venue.shift(ash.id, '2024-09-28T06:00:00Z', '2024-09-28T09:00:00Z')
    const details = await expectRefusal(venue, 'overlap', () => edit({ endTime: '2024-09-28T06:00:00.001Z' }))
    expect(details).toEqual({
      with: {
        id: other.id,
        positionName: 'Actor',
        startTime: '2024-09-28T06:00:00.000Z',
        endTime: '2024-09-28T09:00:00.000Z',
      },
    })
  })

  test('when it would reopen a shift before a later one', async () => {
    await venue.shift(ash.id, '2024-09-28T06:00:00Z', '2024-09-28T09:00:00Z')
    await expectRefusal(venue, 'overlap', () => edit({ endTime: null }))
  })

  test('when it would open a second one', async () => {
    await venue.shift(ash.id, '2024-09-28T06:00:00Z', null)
    await expectRefusal(venue, 'overlap', () => edit({ endTime: null }))
  })

  test('when tips would be those of a position without any', async () => {
    const bar = await venue.position('Bartender', { isTipped: true })
    await edit({ positionId: bar.id, cashTips: 20 })
    await expectRefusal(venue, 'notTipped', () => edit({ positionId: entry.positionId, note: 'x' }))
    await expectRefusal(venue, 'notTipped', () =>
      edit({ positionId: entry.positionId, cashTips: 0, creditTips: 0.25 }),
    )
  })

  test('when it gives tips to a shift in a position without any; those that it has stay', async () => {
    await expectRefusal(venue, 'notTipped', () => edit({ cashTips: 5 }))
    await expectRefusal(venue, 'notTipped', () => edit({ creditTips: 0.25, note: 'x' }))
    const had = { cashTips: 5 }
    const { id } = await venue.shift(ash.id, '2024-09-20T21:00:00Z', '2024-09-21T05:00:00Z', had)
    const editIt = (changes: object) => mara.patch(`/api/timeclock/${id}`, changes)
    await expectRefusal(venue, 'notTipped', () => editIt({ cashTips: 5.25 }))
    expect((await editIt({ note: 'Rain', deduction: 1, ...had })).json()).toMatchObject({
      note: 'Rain',
      ...had,
    })
    expect((await editIt({ cashTips: 0 })).json().cashTips).toBe(0)
  })

  test('when the position is of another festival, or is none', async () => {
    const elsewhere = await venue.festival('Over there')
    const { id: positionId } = await venue.position('Actor', { festivalId: elsewhere.id })
    await expectRefusal(venue, 'positionOfOtherFestival', () => edit({ positionId }))
    await expectRefusal(venue, 'positionOfOtherFestival', () => edit({ positionId: 2_000_000_000 }))
  })

  test('when it would end before it starts', async () => {
    await expectRefusal(venue, 'endBeforeStart', () => edit({ endTime: '2024-09-27T20:59:59.999Z' }))
    await expectRefusal(venue, 'endBeforeStart', () => edit({ startTime: '2024-09-28T05:00:00.001Z' }))
  })

  test('when it would start or end later than now, with five minutes for a wrong clock', async () => {
    const ahead = (ms: number) => new Date(venue.clock.now.getTime() + CLOCK_SKEW_MS + ms).toISOString()
    await expectRefusal(venue, 'shiftInFuture', () => edit({ endTime: ahead(1) }))
    await expectRefusal(venue, 'shiftInFuture', () => edit({ startTime: ahead(1), endTime: null }))
    expect((await edit({ startTime: ahead(-3_600_000), endTime: ahead(0) })).statusCode).toBe(200)
  })

  test.each(['userId', 'positionName', 'isTipped', 'id', 'festivalId', 'deletedAt', 'user'])(
    'for %s, which nobody may change',
    async (key) => {
      const before = await venue.everything()
      const reply = await edit({ note: 'x', [key]: 1 })
      expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'invalidInput'])
      expect(await venue.everything()).toBe(before)
    },
  )

  test.each([
    ['an invalid time', { startTime: 'yesterday' }],
    ['a date without a time', { startTime: '2024-09-27' }],
    ['a time without a zone', { startTime: '2024-09-27T21:00:00' }],
    ['a nonexistent date', { startTime: '2024-02-30T21:00:00Z' }],
    ['a year out of range', { startTime: '0000-01-01T00:00:00Z' }],
    ['a year that is typed halfway', { startTime: '0202-09-27T21:00:00Z' }],
    ['a start of null', { startTime: null }],
    ['tips that are no multiples of a quarter', { cashTips: 0.1 }],
    ['a rate that is no multiple of a quarter', { payrate: 15.1 }],
    ['a rate above 500', { payrate: 500.25 }],
    ['a negative rate', { payrate: -0.25 }],
    ['a negative deduction', { deduction: -5 }],
    ['an overlong note', { note: 'x'.repeat(2001) }],
    ['a note with a NUL', { note: 'a\0b' }],
  ])('for %s', async (_what, changes) => {
    const before = await venue.everything()
    expect((await edit(changes)).statusCode).toBe(422)
    expect(await venue.everything()).toBe(before)
  })

  test('for a shift of another festival, which only the highest level finds', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const stranger = await venue.person('Stranger', { accessLvl: 2, festivalId: elsewhere.id })
    const change = (person: Person) => person.patch(`/api/timeclock/${entry.id}`, { note: 'seen' })
    await expectRefusal(venue, 'notFound', () => change(stranger))
    const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
    expect((await change(ada)).statusCode).toBe(200)
  })

  test('for a shift that was deleted', async () => {
    await mara.delete(`/api/timeclock/${entry.id}`)
    await expectRefusal(venue, 'notFound', () => edit({ note: 'x' }))
  })

  test('for an employee, also on their own shift', async () => {
    await expectRefusal(venue, 'forbidden', () => ash.patch(`/api/timeclock/${entry.id}`, { note: 'x' }))
  })
})

test('shifts may be adjacent: one ends at the instant the next one starts', async () => {
  await venue.shift(ash.id, '2024-09-28T06:00:00Z', '2024-09-28T09:00:00Z')
  expect((await edit({ endTime: '2024-09-28T06:00:00Z' })).statusCode).toBe(200)
})

test('shifts of two people may overlap', async () => {
  const bo = await venue.hire('Bo', 'Actor')
  await venue.shift(bo.id, '2024-09-28T06:00:00Z', '2024-09-28T09:00:00Z')
  expect((await edit({ endTime: '2024-09-28T08:00:00Z' })).statusCode).toBe(200)
})
