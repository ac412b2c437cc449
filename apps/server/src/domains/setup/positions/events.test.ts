import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const mara = await venue.person('Mara', { accessLvl: 2 })
const ash = await venue.person('Ash')

const names = (reply: { json: () => { name: string }[] }) => reply.json().map(({ name }) => name)

describe('events', () => {
  test('are created and renamed by an administrator', async () => {
    const body = { name: ' Hayride ', festivalId: other.id }
    const made = (await ada.post('/api/events/', body)).json()
    expect(made).toMatchObject({ name: 'Hayride', festivalId: other.id })
    const renamed = (await ada.patch(`/api/events/${made.id}`, { name: 'Night Hayride' })).json()
    expect(renamed).toMatchObject({ id: made.id, name: 'Night Hayride', festivalId: other.id })
  })

  test('come with their positions', async () => {
    const actor = await venue.position('Bog Actor')
    const filter = { include: ['positions'], where: { id: actor.eventId } }
    expect((await mara.get('/api/events', { filter })).json()).toMatchObject([
      { id: actor.eventId, positions: [{ id: actor.id, name: 'Bog Actor', defaultPayRate: 15 }] },
    ])
  })

  test('show no pay rates to employees, with any filter', async () => {
    await venue.position('Paid')
    const filter = { include: ['positions'] }
    for (const { positions } of (await ash.get('/api/events', { filter })).json())
      for (const position of positions) expect(position).not.toHaveProperty('defaultPayRate')
    for (const scope of [
      { where: { defaultPayRate: { gt: 1 } } },
      { order: 'defaultPayRate' },
      { fields: ['defaultPayRate'] },
    ])
      await expectRefusal(venue, 'invalidFilter', () =>
        ash.get('/api/events', { filter: { include: [{ relation: 'positions', scope }] } }),
      )
  })

  test("are those of one's own festival, whatever the filter says", async () => {
    await venue.event('Foreign', other.id)
    for (const where of [{}, { festivalId: other.id }, { or: [{ festivalId: other.id }, { id: { gt: 0 } }] }])
      expect(names(await mara.get('/api/events', { filter: { where } }))).not.toContain('Foreign')
    const named = await ada.get('/api/events', { filter: { where: { festivalId: other.id } } })
    expect(names(named)).toContain('Foreign')
  })

  test.each([
    {},
    { name: '' },
    { name: '  ' },
    { name: null },
    { name: 7 },
    { name: 'n'.repeat(101) },
    { name: 'a\0b' },
  ])('with the name %j are refused', async (body) => {
    await expectRefusal(venue, 'invalidInput', () =>
      ada.post('/api/events', { festivalId: venue.home.id, ...body }),
    )
    const { id } = await venue.event('Kept')
    await expectRefusal(venue, 'invalidInput', () => ada.patch(`/api/events/${id}`, body))
  })

  test('stay in their festival', async () => {
    const { id } = await venue.event('Kept')
    for (const extra of [{ festivalId: other.id }, { id: 99 }, { positions: [] }])
      await expectRefusal(venue, 'invalidInput', () =>
        ada.patch(`/api/events/${id}`, { name: 'x', ...extra }),
      )
    await expectRefusal(venue, 'invalidInput', () =>
      ada.post('/api/events', { name: 'x', festivalId: venue.home.id, id: 99 }),
    )
    await expectRefusal(venue, 'invalidInput', () => ada.post('/api/events', { name: 'x' }))
  })

  test('that do not exist are not found', async () => {
    await expectRefusal(venue, 'notFound', () =>
      ada.post('/api/events', { name: 'x', festivalId: 2_000_000_000 }),
    )
    for (const id of ['2000000000', '99999999999', '0', '-1', 'x'])
      await expectRefusal(venue, 'notFound', () => ada.patch(`/api/events/${id}`, { name: 'x' }))
  })

  test('are changed by administrators alone', async () => {
    const { id } = await venue.event('Kept')
    for (const accessLvl of [0, 1, 2]) {
      const actor = await venue.person('Lou', { accessLvl })
      await expectRefusal(venue, 'forbidden', () =>
        actor.post('/api/events', { name: 'x', festivalId: venue.home.id }),
      )
      await expectRefusal(venue, 'forbidden', () => actor.patch(`/api/events/${id}`, { name: 'x' }))
    }
    await expectRefusal(venue, 'notSignedIn', () => venue.visitor.get('/api/events'))
  })
})
