import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog } from '../../../platform/database/schema.ts'
import { hoursAgo, lockPeriod, requestFor } from './testing/requests.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const ago = hoursAgo(venue)

/** Somebody with two positions, the second tipped, and a shift of yesterday in the first. */
async function hired() {
  const ash = await venue.hire('Ash', 'Actor')
  const bar = await venue.position('Barkeeper', { isTipped: true })
  await venue.assign(ash.id, bar, 12)
  const { positionId } = ash.positions[0]!
  const shift = await venue.shift(ash.id, ago(20), ago(12), { positionId })
  const ask = (changes: object = {}) => ash.post('/api/entry-requests', { ...requestFor(shift), ...changes })
  return { ash, bar, shift, ask }
}

const mine = async (person: { get: (path: string) => Promise<{ json: () => unknown }> }) =>
  (await person.get('/api/entry-requests/me')).json()

describe('"Something is wrong"', () => {
  test('is kept with all that was asked, and changes nothing yet', async () => {
    const { ash, bar, shift, ask } = await hired()
    const wanted = {
      endTime: ago(11),
      positionId: bar.id,
      cashTips: 5,
      creditTips: 2.25,
      note: ' Stayed on. ',
    }
    const reply = await ask(wanted)
    expect(reply.statusCode).toBe(200)
    const request = {
      ...{
        ...wanted,
        timeEntryId: shift.id,
        startTime: ago(20),
        note: 'Stayed on.',
        positionName: 'Barkeeper',
      },
      ...{ status: 'waiting', declineReason: null, isLocked: false, id: reply.json().id, createdAt: ago(0) },
    }
    expect(reply.json()).toEqual(request)
    expect(await mine(ash)).toEqual([request])
    const [entry] = (await ash.get('/api/timeclock/me')).json()
    expect(entry).toMatchObject({ endTime: ago(12), positionName: 'Actor', cashTips: 0 })
    const [row] = (await venue.db.select().from(auditLog)).slice(-1)
    expect(row).toMatchObject({
      ...{ actorId: ash.id, action: 'create', entity: 'entryRequest', before: null },
      after: { userId: ash.id, timeEntryId: shift.id, note: 'Stayed on.', status: 'waiting' },
    })
  })

  test('may be asked for a shift that was never ended', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { positionId } = ash.positions[0]!
    const shift = await venue.shift(ash.id, ago(20), null, { positionId })
    const reply = await ash.post('/api/entry-requests', { ...requestFor(shift), endTime: ago(12) })
    expect(reply.json()).toMatchObject({ timeEntryId: shift.id, endTime: ago(12) })
  })

  test("keeps the shift's own position, also when it was taken away", async () => {
    const ash = await venue.person('Ash')
    const shift = await venue.shift(ash.id, ago(20), ago(12))
    const reply = await ash.post('/api/entry-requests', { ...requestFor(shift), endTime: ago(11) })
    expect(reply.statusCode).toBe(200)
  })

  test('is taken about a locked period, and says so until it is unlocked', async () => {
    const { ash, ask } = await hired()
    const unlock = await lockPeriod(venue, mara, ago(16), ago(10))
    expect((await ask({ endTime: ago(9) })).json()).toMatchObject({ status: 'waiting', isLocked: true })
    await unlock()
    expect(await mine(ash)).toMatchObject([{ isLocked: false }])
    const back = await lockPeriod(venue, mara, ago(9), ago(8))
    expect(await mine(ash)).toMatchObject([{ isLocked: true }])
    await back()
  })
})

test('"I forgot to clock in" needs no shift', async () => {
  const { ash, bar } = await hired()
  const reply = await ash.post('/api/entry-requests', {
    ...{ timeEntryId: null, startTime: ago(40), endTime: ago(36), positionId: bar.id },
    ...{ cashTips: 0, creditTips: 3, note: 'The kiosk was off.' },
  })
  expect(reply.json()).toMatchObject({ timeEntryId: null, positionName: 'Barkeeper', status: 'waiting' })
})

describe('a request is refused', () => {
  test.each([
    ['endBeforeStart', 'ends before it starts', { endTime: ago(21) }],
    ['endBeforeStart', 'has no length', { endTime: ago(20) }],
    ['shiftInFuture', 'ends in the future', { endTime: ago(-0.1) }],
    ['shiftTooLong', 'lasts more than a day', { startTime: ago(40) }],
    ['shiftTooOld', 'is older than 60 days', { startTime: ago(61 * 24), endTime: ago(61 * 24 - 5) }],
    ['notTipped', 'has tips and no tipped position', { cashTips: 1 }],
    ['noteMissing', 'says nothing', { note: ' ', endTime: ago(12) }],
    ['noteMissing', 'adds a shift without a word', { note: '', timeEntryId: null }],
    ['positionNotAssigned', 'names a position of nobody', { positionId: 2_000_000_000 }],
    ['invalidInput', 'has other amounts than quarters', { cashTips: 0.1 }],
  ] as const)('with %s when it %s', async (code, _, changes) => {
    const { ask } = await hired()
    if (code === 'invalidInput') expect((await ask(changes)).statusCode).toBe(422)
    else await expectRefusal(venue, code, () => ask(changes))
  })

  test('about a shift of somebody else, a deleted one and none', async () => {
    const { ask } = await hired()
    const other = await hired()
    await expectRefusal(venue, 'notFound', () => ask({ timeEntryId: other.shift.id }))
    await expectRefusal(venue, 'notFound', () => ask({ timeEntryId: 2_000_000_000 }))
    await mara.delete(`/api/timeclock/${other.shift.id}`)
    await expectRefusal(venue, 'notFound', () => other.ask())
  })

  test('for a shift at an earlier festival in a position of the present one', async () => {
    const { ash, bar, ask } = await hired()
    const { id: festivalId } = await venue.festival('Elsewhere')
    const { id: positionId } = await venue.position('Usher', { festivalId })
    const { id: timeEntryId } = await venue.shift(ash.id, ago(40), ago(36), { festivalId, positionId })
    await expectRefusal(venue, 'positionNotAssigned', () => ask({ timeEntryId, positionId: bar.id }))
    expect((await ask({ timeEntryId, positionId })).statusCode).toBe(200)
  })

  test('while another one about the same shift waits, and not after it was withdrawn', async () => {
    const { ash, ask } = await hired()
    const [first, second] = await Promise.all([ask(), ask()])
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409])
    const { id } = [first, second].find(({ statusCode }) => statusCode === 200)!.json()
    await expectRefusal(venue, 'requestWaiting', () => ask())
    expect((await ash.delete(`/api/entry-requests/${id}`)).statusCode).toBe(204)
    expect((await ask()).statusCode).toBe(200)
    expect(await mine(ash)).toMatchObject([{ status: 'waiting' }, { status: 'withdrawn' }])
  })

  test('when the same forgotten shift is sent twice, also at once', async () => {
    const { ash, ask } = await hired()
    const forgot = (startTime = ago(40)) =>
      ask({ timeEntryId: null, startTime, endTime: ago(36), note: 'Kiosk off.' })
    const replies = await Promise.all([forgot(), forgot()])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await expectRefusal(venue, 'requestWaiting', () => forgot())
    expect((await forgot(ago(41))).statusCode).toBe(200)
    expect(await mine(ash)).toHaveLength(2)
  })

  test('when 20 of the person wait, also at once', async () => {
    const { ask } = await hired()
    let hours = 20
    const forgot = () => ask({ timeEntryId: null, startTime: ago(++hours / 2 + 5), note: 'Kiosk off.' })
    for (let count = 0; count < 18; count++) expect((await forgot()).statusCode).toBe(200)
    const replies = await Promise.all([forgot(), forgot(), forgot(), forgot()])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409])
    await expectRefusal(venue, 'tooManyRequestsWaiting', forgot)
  })
})

describe('a withdrawal', () => {
  test('is refused for a request of somebody else, and for none', async () => {
    const { ask } = await hired()
    const { id } = (await ask()).json()
    const bea = await venue.person('Bea', { accessLvl: 3 })
    await expectRefusal(venue, 'notFound', () => bea.delete(`/api/entry-requests/${id}`))
    await expectRefusal(venue, 'notFound', () => bea.delete('/api/entry-requests/2000000000'))
  })

  test('is refused after the first', async () => {
    const { ash, ask } = await hired()
    const { id } = (await ask()).json()
    await ash.delete(`/api/entry-requests/${id}`)
    await expectRefusal(venue, 'requestDecided', () => ash.delete(`/api/entry-requests/${id}`))
  })
})
