import { beforeAll, describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { expectRefusal } from './testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const mara = await venue.person('Mara', { accessLvl: 2, paychexId: '20' })
const lena = await venue.person('Lena', { accessLvl: 1 })
const ash = await venue.hire('Ash', 'Bog Actor', 'Ticket Taker')
const gone = await venue.person('Gone', { isActive: false })
const stranger = await venue.person('Stranger', { festivalId: other.id, paychexId: '66' })
const screen = { include: [{ relation: 'positions', scope: { include: ['event'] } }, 'userPositions'] }

beforeAll(async () => {
  await venue.assign(stranger.id, await venue.position('Elf', { festivalId: other.id }))
})

const names = (reply: { json: () => { firstName: string }[] }) =>
  reply.json().map(({ firstName }) => firstName)

describe('the list of employees', () => {
  test('includes positions with their events and pay rates', async () => {
    const reply = await mara.get('/api/users', { filter: { ...screen, where: { id: ash.id } } })
    const [listed] = reply.json()
    expect(listed).toMatchObject({
      id: ash.id,
      username: ash.username,
      photo: null,
      positions: [
        { name: 'Bog Actor', defaultPayRate: 15, event: { name: 'Bog Actor event' } },
        { name: 'Ticket Taker', event: { name: 'Ticket Taker event' } },
      ],
      userPositions: [{ positionId: ash.positions[0]!.positionId, payrate: 15.25 }, {}],
    })
  })

  test('is of one festival, whatever the filter says', async () => {
    expect(names(await mara.get('/api/users', { filter: { order: 'firstName' } }))).toEqual([
      'Ash',
      'Gone',
      'Lena',
      'Mara',
    ])
    const attempts = [
      { festivalId: other.id },
      { id: stranger.id },
      { or: [{ festivalId: other.id }, { festivalId: { neq: 0 } }] },
      { festivalId: null },
    ]
    for (const where of attempts) {
      const listed = (await mara.get('/api/users', { filter: { ...screen, where } })).json()
      for (const user of listed) expect(user.festivalId).toBe(venue.home.id)
      expect(JSON.stringify(listed)).not.toContain('Stranger')
    }
  })

  test('ignores the chosen festival for people who have a fixed one', async () => {
    const cookie = `${await venue.signIn(lena.id)}; FM_CUR_FEST=${other.id}`
    expect(names(await lena.with({ cookie }).get('/api/users'))).not.toContain('Stranger')
  })

  test('shows an administrator every festival, the one that is named, or the chosen one', async () => {
    expect(names(await ada.get('/api/users'))).toEqual(expect.arrayContaining(['Ada', 'Ash', 'Stranger']))
    const named = await ada.get('/api/users', { filter: { where: { festivalId: other.id } } })
    expect(names(named)).toEqual(['Stranger'])
    const cookie = `${await venue.signIn(ada.id)}; FM_CUR_FEST=${other.id}`
    expect(names(await ada.with({ cookie }).get('/api/users'))).toEqual(['Stranger'])
  })

  test('hides the Paychex ID from a lead, in every kind of filter', async () => {
    for (const user of (await lena.get('/api/users', { filter: screen })).json())
      expect(user).not.toHaveProperty('paychexId')
    const attempts = [
      { where: { paychexId: '20' } },
      { where: { or: [{ paychexId: { like: '2%' } }] } },
      { order: 'paychexId' },
      { fields: ['id', 'paychexId'] },
      { fields: { paychexId: false } },
    ]
    for (const filter of attempts)
      await expectRefusal(venue, 'invalidFilter', () => lena.get('/api/users', { filter }))
    await expectRefusal(venue, 'invalidFilter', () =>
      lena.get('/api/users/count', { where: { paychexId: '20' } }),
    )
    const found = await mara.get('/api/users', { filter: { where: { paychexId: '20' } } })
    expect(found.json()).toMatchObject([{ id: mara.id, paychexId: '20' }])
  })

  test.each([
    'passwordHash',
    'password_hash',
    'password',
    'badgeCode',
    'mustChangePassword',
    'applicationId',
    'photoVersion',
    '__proto__',
    'constructor',
  ])('has no field called %s', async (field) => {
    const filters = [
      { where: { [field]: 'x' } },
      { order: field },
      { fields: [field] },
      { include: [field] },
      { include: [{ relation: 'userPositions', scope: { where: { [field]: 1 } } }] },
    ]
    for (const filter of filters) {
      const text = JSON.stringify(filter)
      await expectRefusal(venue, 'invalidFilter', () => ada.get('/api/users', { filter: text }))
    }
  })

  test.each(['applications', 'sessions', 'festival', 'timeEntries'])(
    'has no relation called %s',
    async (relation) => {
      await expectRefusal(venue, 'invalidFilter', () =>
        ada.get('/api/users', { filter: { include: [relation] } }),
      )
    },
  )

  test('is refused to employees and visitors', async () => {
    for (const path of ['/api/users', '/api/users/count']) {
      expect((await ash.get(path)).statusCode).toBe(403)
      expect((await venue.visitor.get(path)).statusCode).toBe(401)
    }
  })
})

describe('the count', () => {
  test("is of one's own festival, active or not", async () => {
    const count = async (isActive: boolean) =>
      (await lena.get('/api/users/count', { where: { isActive } })).json()
    expect(await count(true)).toEqual({ count: 3 })
    expect(await count(false)).toEqual({ count: 1 })
    expect((await lena.get('/api/users/count')).json()).toEqual({ count: 4 })
    expect(gone.isActive).toBe(false)
  })

  test('is zero for other festivals', async () => {
    const where = { festivalId: other.id }
    expect((await mara.get('/api/users/count', { where })).json()).toEqual({ count: 0 })
    expect((await ada.get('/api/users/count', { where })).json()).toEqual({ count: 1 })
  })
})
