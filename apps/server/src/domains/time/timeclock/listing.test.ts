import { payrollEntries } from '@nightshift/shared/time/timeclock/payroll-pages'
import { hoursOf } from '@nightshift/shared/time/timeclock/rules'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { asksOnlyForPeopleOrOpen } from './list-rights.ts'

const venue = await openVenue()
const [lena, mara] = [
  await venue.person('Lena', { accessLvl: 1 }),
  await venue.person('Mara', { accessLvl: 2 }),
]
const ash = await venue.hire('Ash', 'Actor')
const night = { endTime: { between: ['2024-09-20T00:00:00Z', '2024-09-22T00:00:00Z'] } }
await venue.shift(ash.id, '2024-09-20T21:00:00Z', '2024-09-21T02:00:00Z', { deduction: 2.5 })
await venue.shift(ash.id, '2024-10-04T21:00:00Z', null)

describe('level 1 may ask for', () => {
  test.each([
    ['one person', { userId: 'x' }],
    ['one person, at length', { userId: { eq: 'x' } }],
    ['the open shifts', { endTime: null }],
    ['the open shifts, at length', { endTime: { eq: null } }],
    ['the open shifts of a festival', { endTime: null, festivalId: 1 }],
    ['the open shift of one person', { userId: 'x', endTime: null }],
  ])('%s', (_what, where) => expect(asksOnlyForPeopleOrOpen(where)).toBe(true))
})

describe('level 1 may not ask for', () => {
  test.each([
    ['everything', undefined],
    ['everything, at length', {}],
    ['a festival', { festivalId: 1 }],
    ['a range', night],
    ['a range of one person', { userId: 'x', ...night }],
    ['everything that has ended', { endTime: { neq: null } }],
    ['open or not', { endTime: { eq: null, neq: null } }],
    ['several people', { userId: { inq: ['x', 'y'] } }],
    ['everybody but one', { userId: { neq: 'x' } }],
    ['one person or anything', { or: [{ userId: 'x' }, {}] }],
    ['open ones, inside "and"', { and: [{ endTime: null }] }],
    ['open ones above a rate', { endTime: null, payrate: { gt: 15 } }],
  ])('%s', (_what, where) => expect(asksOnlyForPeopleOrOpen(where)).toBe(false))
})

describe('the list', () => {
  test('refuses ranges to level 1, with a message', async () => {
    await expectRefusal(venue, 'rangesArePayrolls', () =>
      lena.get('/api/timeclock', { filter: { where: night } }),
    )
    await expectRefusal(venue, 'rangesArePayrolls', () => lena.get('/api/timeclock'))
  })

  test('shows level 1 one person’s shifts, without deductions', async () => {
    const filter = { where: { userId: ash.id }, order: 'startTime DESC' }
    const entries = (await lena.get('/api/timeclock', { filter })).json()
    expect(entries).toHaveLength(2)
    expect(entries[1]).not.toHaveProperty('deduction')
  })

  test.each([
    ['ranges', night],
    ['deductions', { deduction: { gt: 2 } }],
    ['deductions of one person', { userId: ash.id, deduction: { gt: 2 } }],
    ['everything', undefined],
  ])('does not let level 1 count %s', async (_what, where) => {
    await expectRefusal(venue, 'rangesArePayrolls', () =>
      lena.get('/api/timeclock/count', where && { where }),
    )
  })

  test('lets level 1 count the shifts of one person, and payroll count a range', async () => {
    const countFor = async (who: typeof lena, where: object) =>
      (await who.get('/api/timeclock/count', { where })).json()
    expect(await countFor(lena, { userId: ash.id })).toEqual({ count: 2 })
    expect(await countFor(mara, night)).toEqual({ count: 1 })
  })

  test('shows payroll a range, with the deductions and the people', async () => {
    const filter = { where: night, include: [{ relation: 'user' }] }
    expect((await mara.get('/api/timeclock', { filter })).json()).toMatchObject([
      { deduction: 2.5, user: { id: ash.id, firstName: 'Ash', paychexId: '000' } },
    ])
  })

  test('shows the open shifts with everything that the Employees tab needs', async () => {
    const scope = { include: [{ relation: 'positions', scope: { include: ['event'] } }, 'userPositions'] }
    const filter = { where: { endTime: null }, include: [{ relation: 'user', scope }] }
    const [entry] = (await lena.get('/api/timeclock', { filter })).json()
    expect(entry.user).toMatchObject({
      id: ash.id,
      positions: [{ name: 'Actor', event: { name: 'Actor event' } }],
      userPositions: [{ payrate: 15.25 }],
    })
  })

  test('counts the open ones', async () => {
    expect((await lena.get('/api/timeclock/count', { where: { endTime: null } })).json()).toEqual({
      count: 1,
    })
  })

  test('is not for employees', async () => {
    await expectRefusal(venue, 'forbidden', () =>
      ash.get('/api/timeclock', { filter: { where: { userId: ash.id } } }),
    )
  })
})

describe('payroll, read page by page', () => {
  const range = {
    festivalId: venue.home.id,
    from: new Date('2024-08-01T00:00:00Z'),
    to: new Date('2024-08-31T00:00:00Z'),
  }

  /** Four people in a row: two who went home, one who is still there, one who went home. */
  async function crew() {
    const ends = ['2024-08-03T01:00:00Z', '2024-08-03T02:00:00Z', null, '2024-08-03T03:00:00Z']
    const ids: number[] = []
    for (const [index, end] of ends.entries()) {
      const cy = await venue.hire('Cy', 'Actor')
      ids.push((await venue.shift(cy.id, `2024-08-02T2${index}:00:00Z`, end)).id)
    }
    return { ids, open: ids[2]! }
  }

  test.each([1, 2])('repeats and drops nothing when somebody clocks out after page %i', async (after) => {
    const { ids, open } = await crew()
    let pages = 0
    const entries = await payrollEntries<{ id: number }>(
      range,
      async (filter) => {
        const page = (await mara.get('/api/timeclock', { filter })).json()
        pages += 1
        if (pages === after) await mara.patch(`/api/timeclock/${open}`, { endTime: '2024-08-03T04:00:00Z' })
        return page
      },
      2,
    )
    const read = entries.map(({ id }) => id)
    expect(new Set(read).size).toBe(read.length)
    expect(read).toEqual(expect.arrayContaining(ids))
  })
})

describe('the night daylight saving time ends', () => {
  // 2 November 2024, 5 pm in New York; 1 am comes twice.
  const start = '2024-11-02T21:00:00.000Z'
  const [firstOne, secondOne] = ['2024-11-03T05:00:00.000Z', '2024-11-03T06:00:00.000Z']

  test('has eight hours until the first 1 am and nine until the second', async () => {
    venue.clock.now = new Date(secondOne)
    const later = venue.visitor.with({ cookie: await venue.signIn(mara.id) })
    const bo = await venue.hire('Bo', 'Actor')
    const { id } = await venue.shift(bo.id, start, firstOne)
    const hours = async () => {
      const [entry] = (await later.get('/api/timeclock', { filter: { where: { id } } })).json()
      return hoursOf(entry, venue.clock.now).toFixed(2)
    }
    expect(await hours()).toBe('8.00')
    const reply = await later.patch(`/api/timeclock/${id}`, { endTime: '2024-11-03T01:00:00-05:00' })
    expect(reply.json().endTime).toBe(secondOne)
    expect(await hours()).toBe('9.00')
  })

  test('can be clocked through', async () => {
    venue.clock.now = new Date(start)
    const bo = await venue.hire('Bo', 'Actor')
    await bo.post('/api/clockin', String(bo.positions[0]!.id))
    venue.clock.now = new Date(secondOne)
    // The session of the afternoon has ended by now.
    const later = venue.visitor.with({ cookie: await venue.signIn(bo.id) })
    expect(hoursOf((await later.post('/api/clockout')).json(), venue.clock.now)).toBe(9)
  })
})
