import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, userPhotos } from '../../../platform/database/schema.ts'
import { expectRefusal } from './testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const lena = await venue.person('Lena', { accessLvl: 1 })

async function portrait(background: string) {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } })
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
}
const red = await portrait('#c02020')
const blue = await portrait('#2020c0')

async function photographed(photo = red) {
  const ash = await venue.person('Ash')
  const reply = await ash.patch(`/api/users/${ash.id}`, { photo })
  return { ...ash, address: reply.json().photo as string }
}

describe('a photo', () => {
  test('is returned as the URL of a 250 by 250 JPEG', async () => {
    const ash = await photographed()
    expect(ash.address).toMatch(new RegExp(`^/api/users/${ash.id}/photo\\?v=[0-9a-f]{16}$`))
    const reply = await ash.get(ash.address)
    expect(reply.headers['content-type']).toBe('image/jpeg')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    const { format, width, height } = await sharp(reply.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 250, height: 250 })
  })

  test('is never embedded in a list or in me', async () => {
    const ash = await photographed()
    const listed = await lena.get('/api/users', { filter: { where: { id: ash.id } } })
    expect(listed.json()[0].photo).toBe(ash.address)
    expect((await ash.get('/api/users/me')).json().photo).toBe(ash.address)
    expect(listed.body).not.toContain('base64')
  })

  test('is immutable at its versioned URL, and revalidated at others', async () => {
    const ash = await photographed()
    const versioned = await ash.get(ash.address)
    expect(versioned.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    for (const address of [`/api/users/${ash.id}/photo`, `/api/users/${ash.id}/photo?v=0123456789abcdef`])
      expect((await ash.get(address)).headers['cache-control']).toBe('private, no-cache')
  })

  test('returns 304 to a browser that has it', async () => {
    const ash = await photographed()
    const { etag } = (await ash.get(ash.address)).headers
    const again = await ash.with({ 'if-none-match': String(etag) }).get(ash.address)
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(etag)
    expect((await ash.with({ 'if-none-match': '"old"' }).get(ash.address)).statusCode).toBe(200)
  })

  test('has a new URL for a new picture, and the same URL for the same one', async () => {
    const ash = await photographed()
    const same = (await ash.patch(`/api/users/${ash.id}`, { photo: red })).json()
    expect(same.photo).toBe(ash.address)
    const replaced = (await lena.patch(`/api/users/${ash.id}`, { photo: blue })).json()
    expect(replaced.photo).not.toBe(ash.address)
    const { channels } = await sharp((await ash.get(replaced.photo)).rawPayload).stats()
    expect(channels[2]!.mean).toBeGreaterThan(channels[0]!.mean)
  })

  test('of somebody without one is not found', async () => {
    const ash = await venue.person('Ash')
    expect((await ash.get(`/api/users/${ash.id}/photo`)).statusCode).toBe(404)
  })
})

describe('a photo that is removed', () => {
  test('leaves the default picture, in lists and at its URL', async () => {
    const ash = await photographed()
    const removed = await ash.patch(`/api/users/${ash.id}`, { photo: null })
    expect(removed.json().photo).toBeNull()
    const [listed] = (await lena.get('/api/users', { filter: { where: { id: ash.id } } })).json()
    expect(listed.photo).toBeNull()
    expect((await ash.get(ash.address)).statusCode).toBe(404)
    expect(await venue.db.$count(userPhotos, eq(userPhotos.userId, ash.id))).toBe(0)
  })

  test('is in no answer of the kiosk, which has shown it before', async () => {
    const ash = await photographed()
    await venue.assign(ash.id, await venue.position('Actor'))
    const badgeCode = badgeCodeOf(ash.id)
    const scan = async () => (await venue.visitor.post('/api/badgescan', { badgeCode })).json()
    expect((await scan()).timesheetUser.photo).toContain('base64')
    await lena.patch(`/api/users/${ash.id}`, { photo: null })
    venue.wait(60_000)
    expect((await scan()).timesheetUser.photo).toBeNull()
  })

  test('leaves other fields alone, and removing none is no change', async () => {
    const ash = await venue.person('Ash')
    const before = await venue.db.$count(auditLog)
    const reply = await ash.patch(`/api/users/${ash.id}`, { photo: null })
    expect(reply.json()).toMatchObject({ firstName: 'Ash', photo: null })
    expect(await venue.db.$count(auditLog)).toBe(before)
  })
})

describe('who sees it', () => {
  test('oneself, a lead of the same festival, and an administrator', async () => {
    const ash = await photographed()
    for (const viewer of [ash, lena, ada]) expect((await viewer.get(ash.address)).statusCode).toBe(200)
  })

  test('no other employee, no other festival, no visitor', async () => {
    const ash = await photographed()
    const bea = await venue.person('Bea')
    const stranger = await venue.person('Stranger', { accessLvl: 2, festivalId: other.id })
    for (const viewer of [bea, stranger]) expect((await viewer.get(ash.address)).statusCode).toBe(404)
    expect((await venue.visitor.get(ash.address)).statusCode).toBe(401)
    const etag = String((await ash.get(ash.address)).headers.etag)
    expect((await bea.with({ 'if-none-match': etag }).get(ash.address)).statusCode).toBe(404)
  })
})

describe('who changes it', () => {
  test('oneself, and those above', async () => {
    const ash = await photographed()
    expect((await lena.patch(`/api/users/${ash.id}`, { photo: blue })).statusCode).toBe(200)
    const other = await venue.person('Lou', { accessLvl: 1 })
    await expectRefusal(venue, 'outranked', () => lena.patch(`/api/users/${other.id}`, { photo: blue }))
    await expectRefusal(venue, 'notFound', () => ash.patch(`/api/users/${lena.id}`, { photo: blue }))
  })

  test('and nobody else removes it', async () => {
    const ash = await venue.person('Ash')
    const lou = await venue.person('Lou', { accessLvl: 1 })
    await lou.patch(`/api/users/${lou.id}`, { photo: red })
    await expectRefusal(venue, 'outranked', () => lena.patch(`/api/users/${lou.id}`, { photo: null }))
    await expectRefusal(venue, 'notFound', () => ash.patch(`/api/users/${lou.id}`, { photo: null }))
  })

  test('not with an invalid picture, and the old one stays', async () => {
    const ash = await photographed()
    const page = Buffer.from('<html>').toString('base64')
    await expectRefusal(venue, 'imageRefused', () =>
      ash.patch(`/api/users/${ash.id}`, { phone: '1', photo: `data:image/png;base64,${page}` }),
    )
    await expectRefusal(venue, 'invalidInput', () =>
      ash.patch(`/api/users/${ash.id}`, { photo: 'https://example.com/me.jpg' }),
    )
  })
})
