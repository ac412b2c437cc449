import type { ErrorCode } from '@nightshift/shared/errors'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { expectRefusal } from './testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')

const person = (accessLvl: number, festivalId: number | null = venue.home.id) =>
  venue.person(`Level${accessLvl}`, { accessLvl, festivalId })

const CONTACT = { firstName: 'Ash', middleName: '', lastName: 'Graves', email: '', phone: '1' }
const EMERGENCY = { emergencyContact: 'Rowan', emergencyRelation: 'sibling', emergencyPhone: '2' }

describe('about oneself', () => {
  test.each([0, 1, 2, 3])('level %i changes names, contact and emergency fields', async (level) => {
    const ash = await person(level)
    const form = { ...CONTACT, ...EMERGENCY, username: `new-${ash.username}` }
    expect((await ash.patch(`/api/users/${ash.id}`, form)).json()).toMatchObject(form)
  })

  const refused: [string, object, ErrorCode[]][] = [
    [
      'notes',
      { notes: 'Best of all.' },
      ['fieldNotAllowed', 'fieldNotAllowed', 'fieldNotAllowed', 'fieldNotAllowed'],
    ],
    [
      'active flag',
      { isActive: false },
      ['notOnYourself', 'notOnYourself', 'notOnYourself', 'notOnYourself'],
    ],
    ['Paychex ID', { paychexId: '1' }, ['fieldNotAllowed', 'fieldNotAllowed', 'notOnYourself']],
    ['seasons before', { seasonsBefore: 4 }, ['fieldNotAllowed', 'fieldNotAllowed', 'notOnYourself']],
    [
      'being welcome back',
      { mayReturn: true },
      ['fieldNotAllowed', 'fieldNotAllowed', 'fieldNotAllowed', 'fieldNotAllowed'],
    ],
  ]
  test.each(refused)('nobody changes their %s', async (_, change, codes) => {
    for (const [level, code] of codes.entries()) {
      const ash = await person(level)
      await expectRefusal(venue, code, () => ash.patch(`/api/users/${ash.id}`, change))
    }
  })

  test('level 3 sets its own Paychex ID, because no level is above it', async () => {
    const ada = await person(3)
    expect((await ada.patch(`/api/users/${ada.id}`, { paychexId: '13' })).json().paychexId).toBe('13')
  })

  test('nobody changes their access level, up or down', async () => {
    for (const level of [0, 1, 2, 3]) {
      const ash = await person(level)
      const code = level === 3 ? 'notOnYourself' : 'fieldNotAllowed'
      for (const accessLvl of [0, 1, 2, 3].filter((to) => to !== level))
        await expectRefusal(venue, code, () => ash.patch(`/api/users/${ash.id}`, { accessLvl }))
    }
  })

  test('one refused field refuses the whole edit', async () => {
    const ash = await person(0)
    await expectRefusal(venue, 'fieldNotAllowed', () =>
      ash.patch(`/api/users/${ash.id}`, { ...CONTACT, notes: 'Best of all.' }),
    )
  })

  test('people without a festival can edit themselves', async () => {
    for (const level of [0, 1, 2, 3]) {
      const rhea = await person(level, null)
      expect((await rhea.patch(`/api/users/${rhea.id}`, { phone: '7' })).json().phone).toBe('7')
    }
  })

  test('the response hides what the level may not see', async () => {
    const ash = await person(0)
    const own = (await ash.patch(`/api/users/${ash.id}`, { phone: '8' })).json()
    expect(own).not.toHaveProperty('paychexId')
    expect(own).not.toHaveProperty('notes')
    expect(own).not.toHaveProperty('mayReturn')
    expect(own.seasonsBefore).toBe(0)
  })
})

/** What a person of the first level gets for a change to one of the second: 200 unless it is named. */
const OUTCOMES: [string, object, Record<string, ErrorCode>][] = [
  ['names and contact', { ...CONTACT, ...EMERGENCY }, {}],
  ['notes', { notes: 'Late twice.' }, {}],
  ['the active flag', { isActive: false }, {}],
  ['the Paychex ID', { paychexId: '9' }, { 1: 'fieldNotAllowed' }],
  ['the seasons before', { seasonsBefore: 4 }, { 1: 'fieldNotAllowed' }],
  ['whether they may come back', { mayReturn: false }, { 1: 'fieldNotAllowed' }],
]

describe('about others', () => {
  test.each(OUTCOMES)('%s follow the access levels', async (_, change, byLevel) => {
    for (const actorLevel of [0, 1, 2, 3]) {
      for (const targetLevel of [0, 1, 2, 3]) {
        const [actor, target] = [await person(actorLevel), await person(targetLevel)]
        const attempt = () => actor.patch(`/api/users/${target.id}`, change)
        const outranked = actorLevel !== 3 && targetLevel >= actorLevel
        const code = actorLevel === 0 ? 'notFound' : (byLevel[actorLevel] ?? (outranked && 'outranked'))
        if (code) await expectRefusal(venue, code, attempt)
        else expect((await attempt()).statusCode).toBe(200)
      }
    }
  })

  test('only administrators set the access level', async () => {
    for (const level of [1, 2]) {
      const [actor, target] = [await person(level), await person(0)]
      await expectRefusal(venue, 'fieldNotAllowed', () =>
        actor.patch(`/api/users/${target.id}`, { accessLvl: 1 }),
      )
    }
    const [ada, target] = [await person(3), await person(0)]
    for (const accessLvl of [3, 1, 2, 0])
      expect((await ada.patch(`/api/users/${target.id}`, { accessLvl })).json().accessLvl).toBe(accessLvl)
  })

  test('people of another festival are not found, except by administrators', async () => {
    const stranger = await person(0, other.id)
    for (const level of [0, 1, 2]) {
      const actor = await person(level)
      await expectRefusal(venue, 'notFound', () => actor.patch(`/api/users/${stranger.id}`, { phone: '1' }))
    }
    const ada = await person(3)
    expect((await ada.patch(`/api/users/${stranger.id}`, { phone: '1' })).statusCode).toBe(200)
  })

  test('people without a festival are not found either, except by administrators', async () => {
    const roaming = await person(0, null)
    const mara = await person(2)
    await expectRefusal(venue, 'notFound', () => mara.patch(`/api/users/${roaming.id}`, { phone: '1' }))
  })

  test('a manager without a festival edits people of the chosen one', async () => {
    const rhea = await person(2, null)
    const stranger = await person(0, other.id)
    const edit = (who: typeof venue.visitor) => who.patch(`/api/users/${stranger.id}`, { phone: '2' })
    await expectRefusal(venue, 'notFound', () => edit(rhea))
    const cookie = `${await venue.signIn(rhea.id)}; FM_CUR_FEST=${other.id}`
    expect((await edit(rhea.with({ cookie }))).statusCode).toBe(200)
  })

  test.each(['not-an-id', '1', '00000000-0000-4000-8000-000000000000'])('%s is not found', async (id) => {
    const ada = await person(3)
    await expectRefusal(venue, 'notFound', () => ada.patch(`/api/users/${id}`, { phone: '1' }))
  })

  test('visitors change nothing', async () => {
    const ash = await person(0)
    await expectRefusal(venue, 'notSignedIn', () => venue.visitor.patch(`/api/users/${ash.id}`, CONTACT))
  })
})

test('a taken username returns 422 with a clear message, in any letter case', async () => {
  const [ash, bea] = [await person(0), await person(0)]
  const mara = await person(2)
  for (const username of [bea.username, ` ${bea.username.toUpperCase()} `]) {
    await expectRefusal(venue, 'usernameTaken', () => mara.patch(`/api/users/${ash.id}`, { username }))
    await expectRefusal(venue, 'usernameTaken', () => ash.patch(`/api/users/${ash.id}`, { username }))
  }
  const respelled = ash.username.toUpperCase()
  expect((await ash.patch(`/api/users/${ash.id}`, { username: respelled })).json().username).toBe(respelled)
})
