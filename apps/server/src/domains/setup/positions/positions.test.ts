import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { positions } from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const mara = await venue.person('Mara', { accessLvl: 2 })
const ash = await venue.person('Ash')
const bog = await venue.event('The Bog')
const north = await venue.event('North Pole', other.id)

const body = (more: object = {}) => ({ name: 'Actor', defaultPayRate: 15.25, eventId: bog.id, ...more })

describe('a position', () => {
  test('is created in the festival of its event, closed to applicants and not tipped', async () => {
    const made = (await ada.post('/api/positions/', body({ name: ' Elf ', eventId: north.id }))).json()
    expect(made).toMatchObject({
      name: 'Elf',
      defaultPayRate: 15.25,
      eventId: north.id,
      canApply: false,
      isTipped: false,
    })
    const [stored] = await venue.db.select().from(positions).where(eq(positions.id, made.id))
    expect(stored?.festivalId).toBe(other.id)
  })

  test('is edited field by field', async () => {
    const { id } = await venue.position('Actor', { eventId: bog.id })
    const swamp = await venue.event('The Swamp')
    let expected: object = { id, eventId: bog.id }
    for (const change of [
      { name: 'Ghoul' },
      { defaultPayRate: 0 },
      { defaultPayRate: 500 },
      { eventId: swamp.id },
      { canApply: false },
      { isTipped: true },
      {},
    ]) {
      expected = { ...expected, ...change }
      expect((await ada.patch(`/api/positions/${id}`, change)).json()).toMatchObject(expected)
    }
  })

  test('whose name or rate changes leaves held positions and entries unchanged', async () => {
    const employee = await venue.hire('Ash', 'Actor')
    const [held] = employee.positions
    const entry = (await employee.post('/api/clockin', String(held!.id))).json()
    await ada.patch(`/api/positions/${held!.positionId}`, {
      name: 'Ghoul',
      defaultPayRate: 99,
      isTipped: true,
    })
    expect((await employee.get('/api/timeclock/me')).json()).toMatchObject([
      { id: entry.id, positionName: 'Actor', payrate: 15.25, isTipped: false },
    ])
    expect((await employee.get('/api/users/me')).json().userPositions).toMatchObject([{ payrate: 15.25 }])
  })

  test('is refused an event of another festival or a nonexistent one', async () => {
    const { id } = await venue.position('Actor', { eventId: bog.id })
    for (const eventId of [north.id, 2_000_000_000])
      await expectRefusal(venue, 'eventOfOtherFestival', () => ada.patch(`/api/positions/${id}`, { eventId }))
    await expectRefusal(venue, 'notFound', () => ada.post('/api/positions', body({ eventId: 2_000_000_000 })))
  })

  test.each([
    { name: '' },
    { name: ' ' },
    { name: null },
    { name: 'a\0b' },
    { name: 'n'.repeat(101) },
    { defaultPayRate: -0.25 },
    { defaultPayRate: 500.25 },
    { defaultPayRate: 15.1 },
    { defaultPayRate: '15' },
    { defaultPayRate: null },
    { eventId: null },
    { eventId: '1' },
    { canApply: 'yes' },
    { isTipped: 1 },
    { id: 99 },
    { festivalId: 2 },
  ])('with %j is refused', async (change) => {
    await expectRefusal(venue, 'invalidInput', () => ada.post('/api/positions', body(change)))
    const { id } = await venue.position('Actor', { eventId: bog.id })
    await expectRefusal(venue, 'invalidInput', () => ada.patch(`/api/positions/${id}`, change))
  })

  test.each(['name', 'defaultPayRate', 'eventId'])('without %s is refused', async (key) => {
    await expectRefusal(venue, 'invalidInput', () => ada.post('/api/positions', body({ [key]: undefined })))
  })

  test('that does not exist is not found', async () => {
    for (const id of ['2000000000', '99999999999', '0', '-1', 'x'])
      await expectRefusal(venue, 'notFound', () => ada.patch(`/api/positions/${id}`, { name: 'x' }))
  })

  test('is changed by administrators alone', async () => {
    const { id } = await venue.position('Actor', { eventId: bog.id })
    for (const accessLvl of [0, 1, 2]) {
      const actor = await venue.person('Lou', { accessLvl })
      await expectRefusal(venue, 'forbidden', () => actor.post('/api/positions', body()))
      await expectRefusal(venue, 'forbidden', () => actor.patch(`/api/positions/${id}`, { name: 'x' }))
    }
  })
})

describe('the list', () => {
  const listed = async (who: typeof mara, eventIds: number[]) =>
    (await who.get('/api/positions', { filter: { where: { eventId: { inq: eventIds } } } })).json()

  test("is of the named events, in one's own festival", async () => {
    const actor = await venue.position('Actor', { eventId: (await venue.event('Midway')).id })
    const elf = await venue.position('Elf', { eventId: north.id, festivalId: other.id })
    const found = await listed(mara, [actor.eventId, north.id])
    expect(found).toMatchObject([{ id: actor.id, defaultPayRate: 15 }])
    expect((await listed(ada, [north.id])).map(({ id }: { id: number }) => id)).toContain(elf.id)
  })

  test('hides pay rates from employees', async () => {
    const { eventId } = await venue.position('Hidden')
    expect(await listed(ash, [eventId])).toEqual([expect.not.objectContaining({ defaultPayRate: 15 })])
    for (const filter of [
      { where: { defaultPayRate: 15 } },
      { order: 'defaultPayRate' },
      { fields: ['defaultPayRate'] },
    ])
      await expectRefusal(venue, 'invalidFilter', () => ash.get('/api/positions', { filter }))
  })
})

test('changes of the default pay rate and of the name are audited', async () => {
  const { id } = await venue.position('Wagon Driver', { defaultPayRate: 15 })
  await ada.patch(`/api/positions/${id}`, { name: 'Driver' })
  await ada.patch(`/api/positions/${id}`, { defaultPayRate: 17.25 })
  const trail = (await ada.get('/api/audit', { limit: 500 })).json()
  expect(trail.filter((row: { entityId: string }) => row.entityId === String(id))).toMatchObject([
    {
      action: 'edit',
      entityId: String(id),
      before: { defaultPayRate: 15 },
      after: { defaultPayRate: 17.25 },
    },
    { action: 'edit', before: { name: 'Wagon Driver' }, after: { name: 'Driver' } },
  ])
})
