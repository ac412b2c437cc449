import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openVenue, PASSWORD } from '../../../../test/testing/venue.ts'
import { festivals } from '../../../platform/database/schema.ts'
import { addFestival } from '../../setup/festivals/add-festival.service.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3 })
const set = (ownPasswords: boolean) => ada.patch(`/api/festivals/${venue.home.id}`, { ownPasswords })

beforeEach(() => set(true))

async function signIn({ username }: { username: string }) {
  const reply = await venue.visitor.post('/api/users/login', { username, password: PASSWORD })
  expect(reply.statusCode).toBe(200)
  return venue.visitor.with({ cookie: `FM_TOKEN=${reply.cookies[0]!.value}` })
}

test('an employee replaces a default password at their sign-in, once', async () => {
  const bo = await venue.person('Bo', { passwordIsDefault: true })
  const browser = await signIn(bo)
  expect((await browser.get('/api/users/me')).json()).toMatchObject({ mustChangePassword: true })
  expect((await browser.get('/api/timeclock/me')).json().error.code).toBe('passwordChangeRequired')
  const reply = await browser.post(`/api/users/${bo.id}/updatepassword`, { password: PASSWORD })
  expect(reply.statusCode).toBe(200)
  const again = await signIn(bo)
  expect((await again.get('/api/timeclock/me')).statusCode).toBe(200)
})

test('whoever has a password of their own is not asked', async () => {
  const browser = await signIn(await venue.person('Cy'))
  expect((await browser.get('/api/users/me')).json()).toMatchObject({ mustChangePassword: false })
})

test('nobody is asked while it is switched off', async () => {
  await set(false)
  const browser = await signIn(await venue.person('Dee', { passwordIsDefault: true }))
  expect((await browser.get('/api/timeclock/me')).statusCode).toBe(200)
})

test('it is on for new festivals, and off for those of before', async () => {
  const values = {
    name: 'New Moor',
    hostName: null,
    enableHome: false,
    brand: '',
    variant: 'halloween',
  } as const
  const id = await addFestival(venue.db, values, venue.clock.now)
  const isOn = async (festivalId: number) =>
    (await venue.db.select().from(festivals).where(eq(festivals.id, festivalId)))[0]!.ownPasswords
  expect(await isOn(id)).toBe(true)
  expect(await isOn((await venue.festival('Old Moor')).id)).toBe(false)
})
