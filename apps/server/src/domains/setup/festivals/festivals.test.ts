import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { festivals } from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Another', { hostName: 'another.example' })
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const mara = await venue.person('Mara', { accessLvl: 2 })

async function banner(background: string, width = 1000, height = 250) {
  const picture = sharp({ create: { width, height, channels: 3, background } })
  return `data:image/jpeg;base64,${(await picture.jpeg().toBuffer()).toString('base64')}`
}
const names = (reply: { json: () => { name: string }[] }) => reply.json().map(({ name }) => name)

describe('the list', () => {
  test('has all festivals by name for those who choose, and one’s own for others', async () => {
    expect(names(await ada.get('/api/festivals'))).toEqual(['Another', 'Dreadmoor'])
    for (const accessLvl of [0, 1, 2]) {
      const tied = await venue.person('Ash', { accessLvl })
      expect(names(await tied.get('/api/festivals'))).toEqual(['Dreadmoor'])
      const roaming = await venue.person('Rhea', { accessLvl, festivalId: null })
      expect(names(await roaming.get('/api/festivals'))).toEqual(['Another', 'Dreadmoor'])
    }
    expect((await venue.visitor.get('/api/festivals')).statusCode).toBe(401)
  })

  test('has texts, switches, host and time zone, and no brand', async () => {
    const [first] = (await ada.get('/api/festivals')).json()
    expect(Object.keys(first).sort()).toEqual(
      [
        'company',
        'enableApps',
        'enableHome',
        'enableTodos',
        'hostName',
        'id',
        'logo',
        'longestShiftHours',
        'name',
        'onlyEnrolledKiosks',
        'retentionMonths',
        'eraseHealthAnswers',
        'state',
        'nameYears',
        'ownPasswords',
        'publicMsg',
        'timeZone',
        'updatedAt',
        'welcomeMsg',
      ].sort(),
    )
  })
})

describe('the General tab', () => {
  test('changes each field alone', async () => {
    const { id } = await venue.festival('Editable')
    await venue.kiosk('Gate', { festivalId: id })
    const changes = [
      { name: 'Edited' },
      { welcomeMsg: 'Welcome <b>all</b> & "sundry"\n' },
      { publicMsg: 'Closed on Sunday.' },
      { enableHome: true },
      { enableTodos: true },
      { enableApps: false },
      { timeZone: 'Europe/Dublin' },
      { longestShiftHours: 4 },
      { longestShiftHours: 24 },
      { onlyEnrolledKiosks: true },
      { retentionMonths: 24, eraseHealthAnswers: true },
      { retentionMonths: null },
      { state: 'NY', nameYears: 6 },
      { state: null },
      { ownPasswords: true },
    ]
    let expected = { id }
    for (const change of changes) {
      expected = { ...expected, ...change }
      const reply = await ada.patch(`/api/festivals/${id}`, change)
      expect(reply.json()).toMatchObject(expected)
      const [stored] = await venue.db.select().from(festivals).where(eq(festivals.id, id))
      expect(stored).toMatchObject(expected)
    }
    expect((await ada.patch(`/api/festivals/${id}`, {})).json()).toMatchObject(expected)
    expect((await ada.patch(`/api/festivals/${id}`, { name: '  Trimmed ' })).json().name).toBe('Trimmed')
  })

  test.each([
    { hostName: 'evil.example' },
    { id: 99 },
    { brand: 'other' },
    { variant: 'holiday' },
    { logoVersion: 'x' },
    { name: ' ' },
    { name: null },
    { name: 'n'.repeat(101) },
    { name: 'a\0b' },
    { publicMsg: 'p'.repeat(1001) },
    { enableApps: 'true' },
    { enableHome: 1 },
    { timeZone: 'Mars/Olympus' },
    { longestShiftHours: 3 },
    { longestShiftHours: 25 },
    { longestShiftHours: 12.5 },
    { longestShiftHours: null },
    { onlyEnrolledKiosks: null },
    { retentionMonths: 0 },
    { retentionMonths: 121 },
    { eraseHealthAnswers: null },
    { state: 'New York' },
    { state: 'XX' },
    { nameYears: 2 },
    { nameYears: 11 },
    { nameYears: null },
    { ownPasswords: null },
    { logo: null },
    { logo: '/logo.jpg' },
    { name: 'Fine', hostName: 'evil.example' },
  ])('refuses %j', async (body) => {
    await expectRefusal(venue, 'invalidInput', () => ada.patch(`/api/festivals/${venue.home.id}`, body))
  })

  test('is for administrators', async () => {
    for (const accessLvl of [0, 1, 2]) {
      const ash = await venue.person('Ash', { accessLvl })
      await expectRefusal(venue, 'forbidden', () =>
        ash.patch(`/api/festivals/${venue.home.id}`, { name: 'Mine' }),
      )
    }
    for (const id of ['2000000000', '99999999999', '0', 'x', '1.5'])
      await expectRefusal(venue, 'notFound', () => ada.patch(`/api/festivals/${id}`, { name: 'x' }))
  })
})

describe('a logo', () => {
  test('is converted to a JPEG of 500 by 125 and served publicly under its version', async () => {
    const { logo } = (await ada.patch(`/api/festivals/${other.id}`, { logo: await banner('#102030') })).json()
    expect(logo).toMatch(new RegExp(`^/api/festivals/${other.id}/logo\\?v=[0-9a-f]{16}$`))
    const reply = await venue.visitor.get(logo)
    expect(reply.headers['content-type']).toBe('image/jpeg')
    expect(reply.headers['cache-control']).toContain('immutable')
    const { format, width, height } = await sharp(reply.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 500, height: 125 })
    const again = await venue.visitor.with({ 'if-none-match': String(reply.headers.etag) }).get(logo)
    expect(again.statusCode).toBe(304)
  })

  test('of any shape is cropped to that size', async () => {
    const { logo } = (
      await ada.patch(`/api/festivals/${other.id}`, { logo: await banner('#405060', 30, 900) })
    ).json()
    const { width, height } = await sharp((await venue.visitor.get(logo)).rawPayload).metadata()
    expect({ width, height }).toEqual({ width: 500, height: 125 })
  })

  test("is in the signed-in person's festival", async () => {
    const { logo } = (
      await ada.patch(`/api/festivals/${venue.home.id}`, { logo: await banner('#800') })
    ).json()
    expect((await mara.get('/api/users/me')).json().festival.logo).toBe(logo)
  })

  test('that is no picture refuses the whole edit', async () => {
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    await expectRefusal(venue, 'imageRefused', () =>
      ada.patch(`/api/festivals/${other.id}`, { name: 'New', logo: `data:image/png;base64,${page}` }),
    )
  })

  test('that was never set is not found', async () => {
    const { id } = await venue.festival('Bare')
    for (const festival of [id, 2_000_000_000, 'x'])
      expect((await venue.visitor.get(`/api/festivals/${festival}/logo`)).statusCode).toBe(404)
  })
})
