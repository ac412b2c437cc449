import { StoredPicture } from '@nightshift/shared/site/site-content/picture-calls'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { canvas, storedFiles, upload } from './testing/pictures.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const { id: festivalId } = venue.home

const send = async (file: Buffer, options?: Parameters<typeof upload>[3]) => {
  const reply = await upload(ada, festivalId, file, options)
  expect(reply.statusCode, reply.body).toBe(200)
  return StoredPicture.parse(reply.json())
}
const pixelsOf = async (file: Buffer) => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

describe('an upload', () => {
  test.each([
    ['jpeg', () => canvas(700, 400, '#a01').jpeg()],
    ['png', () => canvas(700, 400, '#a02').png()],
    ['webp', () => canvas(700, 400, '#a03').webp()],
    ['avif', () => canvas(700, 400, '#a04').avif({ effort: 0 })],
  ])('as %s is stored as AVIF and WebP', async (type, make) => {
    const picture = await send(await make().toBuffer(), { type: `image/${type}` })
    const files = await storedFiles(venue, picture.id)
    expect(files.map(({ width, format }) => [width, format])).toEqual([
      [640, 'avif'],
      [640, 'webp'],
    ])
    const [avif, webp] = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()))
    expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 640, height: 366 })
    expect(webp).toMatchObject({ format: 'webp', width: 640, height: 366 })
    const sizes = { avif: files[0]!.bytes.length, webp: files[1]!.bytes.length }
    expect(picture).toMatchObject({ width: 700, height: 400, files: [{ width: 640, ...sizes }] })
  })

  test.each([
    [640, [640]],
    [1599, [640, 1000]],
    [1700, [640, 1000, 1600]],
    [2400, [640, 1000, 1600, 1920]],
  ])('of %i px gets the widths %j', async (width, widths) => {
    const picture = await send(await canvas(width, 80).png().toBuffer(), { type: 'image/png' })
    expect(picture.files.map((file) => file.width)).toEqual(widths)
    expect(picture.width).toBe(Math.min(width, 1920))
  })

  test('that is very tall is scaled to the height that pages show', async () => {
    const picture = await send(await canvas(800, 5760).png().toBuffer())
    expect(picture).toMatchObject({ width: 400, height: 2880, files: [{ width: 400 }] })
  })

  test('is checked by its bytes, not by its declared type', async () => {
    await send(await canvas(640, 100, '#123').png().toBuffer(), { type: 'image/avif' })
  })

  test('is rotated by its EXIF orientation', async () => {
    const red = await canvas(660, 330, '#f00000').png().toBuffer()
    // Red above blue, and a note that the camera was held sideways: red belongs on the right.
    const sideways = await canvas(660, 660, '#0000f0')
      .composite([{ input: red, top: 0, left: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await send(sideways)
    for (const { bytes } of await storedFiles(venue, picture.id)) {
      const at = await pixelsOf(bytes)
      expect(at(620, 320)[0]).toBeGreaterThan(200)
      expect(at(20, 320)[2]).toBeGreaterThan(200)
    }
  })

  test('has the width that it is shown in', async () => {
    const upright = await canvas(1000, 700, '#456').withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await send(upright)).toMatchObject({ width: 700, height: 1000 })
  })

  test('loses place, owner and colour profile', async () => {
    const tagged = await canvas(640, 300)
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '41/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-OWNER</x:xmpmeta>')
      .withIccProfile('p3', { attach: true })
      .jpeg()
      .toBuffer()
    const before = await sharp(tagged).metadata()
    expect([before.exif, before.xmp, before.icc].map(Boolean)).toEqual([true, true, true])
    const picture = await send(tagged)
    for (const { bytes } of await storedFiles(venue, picture.id)) {
      const { exif, xmp, icc, iptc, space } = await sharp(bytes).metadata()
      expect({ exif, xmp, icc, iptc, space }).toEqual({ space: 'srgb' })
      expect(bytes.includes('SECRET-OWNER')).toBe(false)
      expect(bytes.includes('GPS')).toBe(false)
    }
  })

  test('for print has its colours converted', async () => {
    const cmyk = await canvas(640, 100, '#c02020').toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const picture = await send(cmyk)
    for (const { bytes } of await storedFiles(venue, picture.id)) {
      const [red, green] = (await pixelsOf(bytes))(300, 50)
      expect(red! - green!).toBeGreaterThan(80)
    }
  })

  test('with transparency keeps it', async () => {
    const clear = await sharp({ create: { width: 200, height: 80, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const picture = await send(clear, { type: 'image/png', purpose: 'logo' })
    expect(picture.files.map(({ width }) => width)).toEqual([200])
    for (const { bytes } of await storedFiles(venue, picture.id)) {
      const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      expect(data[3]).toBe(0)
    }
  })

  test('loses what is hidden behind the picture', async () => {
    const whole = await canvas(640, 100, '#987').jpeg().toBuffer()
    // Beyond the bytes that browsers sniff: phones append films and depth maps here.
    const hidden = Buffer.concat([Buffer.alloc(2000), Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const picture = await send(Buffer.concat([whole, hidden]))
    for (const { bytes } of await storedFiles(venue, picture.id)) {
      expect(bytes.includes('<script')).toBe(false)
    }
  })
})

describe('the same file again', () => {
  test('has the same id, is not encoded twice and counts as uploaded now', async () => {
    const file = await canvas(640, 90, '#321').jpeg().toBuffer()
    const first = await send(file)
    // Another encoding would replace this.
    await venue.db.$client.query(`update site_picture_files set bytes = 'kept' where picture_id = $1`, [
      first.id,
    ])
    venue.wait(60_000)
    const second = await send(file)
    expect(second).toMatchObject({ id: first.id, uploadedAt: venue.clock.now.toISOString() })
    expect((await storedFiles(venue, first.id)).map(({ bytes }) => bytes.toString())).toEqual([
      'kept',
      'kept',
    ])
  })

  test('is a picture of the other festival, too', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const file = await canvas(640, 90, '#777').jpeg().toBuffer()
    const first = await send(file)
    expect((await upload(ada, elsewhere.id, file)).json()).toMatchObject({
      id: first.id,
      files: first.files,
    })
    const list = await ada.get(`/api/site/${elsewhere.id}/pictures`)
    expect(list.json().map(({ id }: StoredPicture) => id)).toEqual([first.id])
  })

  test('may be sent twice at once', async () => {
    const file = await canvas(640, 90, '#778').jpeg().toBuffer()
    const replies = await Promise.all([send(file), send(file)])
    expect(replies[0]).toEqual(replies[1])
  })
})

test('the list has the newest first', async () => {
  const { id } = await venue.festival('Ordered')
  const ids: string[] = []
  for (const colour of ['#a00', '#b00', '#c00']) {
    venue.wait(1000)
    ids.unshift((await upload(ada, id, await canvas(640, 20, colour).png().toBuffer())).json().id)
  }
  const list = (await ada.get(`/api/site/${id}/pictures`)).json()
  expect(list.map((picture: StoredPicture) => picture.id)).toEqual(ids)
})

describe('a file', () => {
  test('is open, of its own type and kept for a year', async () => {
    const { id } = await send(await canvas(640, 90, '#579').jpeg().toBuffer())
    for (const format of ['avif', 'webp']) {
      const reply = await venue.visitor.get(`/pictures/${id}-640.${format}`)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const [stored] = (await storedFiles(venue, id)).filter((file) => file.format === format)
      expect(reply.rawPayload).toEqual(stored!.bytes)
    }
  })

  test('takes one query, however many visitors load it', async () => {
    const { id } = await send(await canvas(640, 90, '#975').jpeg().toBuffer())
    const query = vi.spyOn(venue.db.$client, 'query')
    for (const _ of ['Ada', 'Rhea', 'Sam'])
      expect((await venue.visitor.get(`/pictures/${id}-640.webp`)).statusCode).toBe(200)
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
  })

  test.each(['-1000.avif', '-640.jpeg', '-640', '-0640.avif', '-640.avif.webp', '-640.AVIF', '/-640.avif'])(
    'with %s in its name is not found',
    async (rest) => {
      const { id } = await send(await canvas(640, 90, '#579').jpeg().toBuffer())
      const reply = await venue.visitor.get(`/pictures/${id}${rest}`)
      expect(reply.statusCode).toBe(404)
      expect(reply.headers['cache-control'] ?? '').not.toContain('immutable')
    },
  )
})
