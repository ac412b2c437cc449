import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, users } from '../../../platform/database/schema.ts'
import { expectRefusal } from './testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const mara = await venue.person('Mara', { accessLvl: 2 })
const lena = await venue.person('Lena', { accessLvl: 1 })

let count = 0
const newcomer = (more: object = {}) => {
  count += 1
  return { firstName: 'Nova', lastName: 'Pale', username: `nova${count}`, ...more }
}
const stored = async (id: string) => (await venue.db.select().from(users).where(eq(users.id, id)))[0]!

test.each(['firstName', 'middleName', 'lastName', 'paychexId'])(
  '%s of several lines or with control characters is refused, when hired and when edited',
  async (field) => {
    for (const text of ['A\nB', 'A\rB', 'A\tB', 'A\u2028B', 'A\u202eB', 'A\u2066B']) {
      await expectRefusal(venue, 'invalidInput', () =>
        mara.post('/api/users/signup', newcomer({ [field]: text })),
      )
      await expectRefusal(venue, 'invalidInput', () => mara.patch(`/api/users/${lena.id}`, { [field]: text }))
    }
  },
)

describe('the stored person', () => {
  test('has the sent fields, trimmed, in the festival of the creator', async () => {
    const reply = await mara.post('/api/users/signup', {
      firstName: ' Nova ',
      middleName: '  ',
      lastName: '\tPale\n',
      email: '',
      phone: ' 845-555-0199 ',
      paychexId: '  ',
      accessLvl: 0,
      username: ' Nova.Pale ',
      festivalId: venue.home.id,
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      firstName: 'Nova',
      middleName: '',
      lastName: 'Pale',
      phone: '845-555-0199',
      paychexId: '000',
      username: 'Nova.Pale',
      accessLvl: 0,
      isActive: true,
      photo: null,
      festivalId: venue.home.id,
    })
    expect(await stored(reply.json().id)).toMatchObject({
      passwordIsDefault: true,
      mustChangePassword: false,
    })
  })

  test('is in the festival of the creator, named or not', async () => {
    const reply = await mara.post('/api/users/signup', newcomer())
    expect(reply.json().festivalId).toBe(venue.home.id)
  })

  test('is audited', async () => {
    const { id, username } = (await mara.post('/api/users/signup', newcomer())).json()
    expect(await venue.db.select().from(auditLog).where(eq(auditLog.entityId, id))).toMatchObject([
      { actorId: mara.id, action: 'create', entity: 'user', after: { username, accessLvl: 0 } },
    ])
  })

  test('can sign in with first and last name, lowercase, without spaces', async () => {
    const username = 'Mary.Ann'
    await mara.post(
      '/api/users/signup',
      newcomer({ firstName: 'Mary Ann', lastName: 'van Hollow', username }),
    )
    const credentials = { username: 'mary.ann', password: 'maryannvanhollow' }
    expect((await venue.visitor.post('/api/users/login', credentials)).statusCode).toBe(200)
  })
})

describe('a username', () => {
  test('that is taken returns 403 with a message, in any letter case and with spaces around it', async () => {
    await mara.post('/api/users/signup', newcomer({ username: 'wren' }))
    for (const username of ['wren', 'WREN', ' Wren ']) {
      await expectRefusal(venue, 'usernameTakenOnSignup', () =>
        mara.post('/api/users/signup', newcomer({ username })),
      )
    }
  })

  test('is unique across festivals', async () => {
    await ada.post('/api/users/signup', newcomer({ username: 'élise', festivalId: other.id }))
    await expectRefusal(venue, 'usernameTakenOnSignup', () =>
      mara.post('/api/users/signup', newcomer({ username: 'ÉLISE' })),
    )
  })

  test('goes to one of many concurrent requests', async () => {
    const ask = () => mara.post('/api/users/signup', newcomer({ username: 'Contested' }))
    const replies = await Promise.all(Array.from({ length: 8 }, ask))
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(7)
  })
})

describe('the festival', () => {
  test('of others is refused with a message to people who have a fixed one', async () => {
    for (const festivalId of [other.id, 2_000_000_000, null]) {
      await expectRefusal(venue, 'foreignFestival', () =>
        mara.post('/api/users/signup', newcomer({ festivalId })),
      )
    }
  })

  test('is optional for an administrator who adds another administrator', async () => {
    const named = await ada.post('/api/users/signup', newcomer({ festivalId: other.id }))
    expect(named.json().festivalId).toBe(other.id)
    const none = await ada.post('/api/users/signup', newcomer({ festivalId: null, accessLvl: 3 }))
    expect(none.json().festivalId).toBe(null)
    await expectRefusal(venue, 'foreignFestival', () =>
      ada.post('/api/users/signup', newcomer({ festivalId: 2_000_000_000 })),
    )
  })

  test.each([0, 1, 2])('is required for somebody of level %i', async (accessLvl) => {
    for (const none of [{}, { festivalId: null }])
      await expectRefusal(venue, 'festivalRequired', () =>
        ada.post('/api/users/signup', newcomer({ accessLvl, ...none })),
      )
  })

  test('is the chosen one where an administrator names none', async () => {
    const chooser = ada.with({ cookie: `${await venue.signIn(ada.id)}; FM_CUR_FEST=${other.id}` })
    expect((await chooser.post('/api/users/signup', newcomer())).json().festivalId).toBe(other.id)
  })

  test('must be named or chosen by a manager without one', async () => {
    const roaming = await venue.person('Rhea', { accessLvl: 2, festivalId: null })
    await expectRefusal(venue, 'foreignFestival', () => roaming.post('/api/users/signup', newcomer()))
    const reply = await roaming.post('/api/users/signup', newcomer({ festivalId: other.id }))
    expect(reply.json().festivalId).toBe(other.id)
  })
})

describe('who may', () => {
  test.each([1, 2, 3] as const)('give level %i: an administrator alone', async (accessLvl) => {
    await expectRefusal(venue, 'levelTooHigh', () => mara.post('/api/users/signup', newcomer({ accessLvl })))
    const reply = await ada.post('/api/users/signup', newcomer({ accessLvl, festivalId: other.id }))
    expect(reply.json().accessLvl).toBe(accessLvl)
  })

  test('add people: a manager, not a lead without an application, not an employee', async () => {
    const ash = await venue.person('Ash')
    await expectRefusal(venue, 'forbidden', () => lena.post('/api/users/signup', newcomer()))
    await expectRefusal(venue, 'forbidden', () => ash.post('/api/users/signup', newcomer()))
    await expectRefusal(venue, 'notSignedIn', () => venue.visitor.post('/api/users/signup', newcomer()))
  })
})

test.each([
  ['isActive', { isActive: false }],
  ['password', { password: 'sesame-open' }],
  ['passwordHash', { passwordHash: 'x' }],
  ['id', { id: '00000000-0000-4000-8000-000000000000' }],
  ['mustChangePassword', { mustChangePassword: false }],
  ['positions', { positions: [] }],
  ['no first name', { firstName: ' ' }],
  ['no last name', { lastName: '' }],
  ['no username', { username: '\t' }],
  ['an invalid email', { email: 'nova at home' }],
  ['an invalid level', { accessLvl: 4 }],
  ['a fractional level', { accessLvl: 0.5 }],
  ['a level as text', { accessLvl: '0' }],
  ['a NUL in a name', { firstName: 'No\0va' }],
  ['a lone surrogate in a name', { lastName: 'Pale\ud800' }],
  ['an overlong name', { lastName: 'e'.repeat(81) }],
  ['a festival as text', { festivalId: '1' }],
])('%s is refused', async (_, more) => {
  await expectRefusal(venue, 'invalidInput', () => mara.post('/api/users/signup', newcomer(more)))
})
