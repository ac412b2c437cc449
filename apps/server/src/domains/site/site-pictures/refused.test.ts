import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import { PICTURE_MAX_BYTES } from '@nightshift/shared/site/site-content/picture-calls'
import { describe, expect, test } from 'vitest'
import { blackPng } from '../../../../test/testing/black-png.ts'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { canvas, noise, upload } from './testing/pictures.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const { id: festivalId } = venue.home

const whole = await canvas(800, 600).jpeg().toBuffer()
const noisy = await noise(800, 300).png().toBuffer()
const heic = Buffer.concat([
  Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHEmiafMiHBheic', 'latin1'),
  Buffer.alloc(4096),
])
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')
const html = '<!doctype html><script>alert(1)</script>'
const comment = (text: string) =>
  Buffer.concat([
    whole.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, text.length + 2]),
    Buffer.from(text),
    whole.subarray(2),
  ])

const refuse = (code: ErrorCode, file: Buffer, type?: string) =>
  expectRefusal(venue, code, () => upload(ada, festivalId, file, type ? { type } : {}))

describe('refused is', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
    ['a GIF', () => canvas(700, 9).gif().toBuffer()],
    ['a TIFF', () => canvas(700, 9).tiff().toBuffer()],
    ['a PDF', () => pdf],
    ['a page', () => Buffer.from(html)],
    ['a page behind the first bytes of a JPEG', () => Buffer.from(`\xff\xd8\xff${html}`, 'latin1')],
    ['a JPEG with a page in its comment', () => comment(html)],
    ['a JPEG that is a PDF, too', () => comment(pdf.toString())],
    ['a PNG signature alone', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a RIFF that is no WebP', () => Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['a JPEG cut short', () => whole.subarray(0, whole.length / 2)],
    ['a PNG cut short', () => noisy.subarray(0, noisy.length / 2)],
    [
      'an AVIF cut short',
      async () => (await noise(700, 200).avif({ effort: 0 }).toBuffer()).subarray(0, 9000),
    ],
    ['a bomb: 100 megapixels in a few kilobytes', () => blackPng(10_000, 10_000)],
    ['a PNG that claims more rows than it has', () => blackPng(900, 0x7fffffff, 9)],
    ['zeros', () => Buffer.alloc(4096)],
  ])('%s', async (_, make) => {
    await refuse('pictureRefused', await make())
  })

  test.each(['image/svg+xml', 'image/gif', 'application/pdf', 'text/html', 'application/json', 'image/*'])(
    'the declared type %s',
    (type) => refuse('unsupportedMediaType', whole, type),
  )

  test('an empty body, and none', async () => {
    await refuse('pictureRefused', Buffer.alloc(0))
    await expectRefusal(venue, 'pictureRefused', () =>
      ada.post(`/api/site/${festivalId}/pictures?purpose=hero`),
    )
  })

  test('21 MB, whatever is in them', async () => {
    const heavy = Buffer.concat([whole, Buffer.alloc(21 * 1024 * 1024 - whole.length)])
    await refuse('payloadTooLarge', heavy)
    expect((await upload(ada, festivalId, heavy.subarray(0, PICTURE_MAX_BYTES))).statusCode).toBe(200)
  })
})

test('the picture of an iPhone is refused with the way out, by its bytes and by its type', async () => {
  await refuse('pictureHeic', heic, 'image/jpeg')
  await refuse('pictureHeic', heic, 'image/heic')
  await refuse('pictureHeic', whole, 'image/heif')
  expect(ERRORS.pictureHeic.message).toContain('or send it to yourself as JPEG')
})

describe('a picture that is too small', () => {
  test.each([
    ['hero', 639, 640],
    ['attraction', 500, 640],
    ['social', 639, 640],
    ['logo', 95, 96],
  ])('for %s is refused with the figures', async (purpose, width, least) => {
    const file = await canvas(width, 700).png().toBuffer()
    const before = await venue.everything()
    const reply = await upload(ada, festivalId, file, { purpose })
    expect([reply.statusCode, reply.json().error.message]).toEqual([
      422,
      `This picture is ${width} pixels wide; it must have ${least} or more.`,
    ])
    expect(await venue.everything()).toBe(before)
  })

  test('is measured as it is shown', async () => {
    const upright = await canvas(700, 300, '#1a2').withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await upload(ada, festivalId, upright)).json().error.message).toContain('300 pixels wide')
  })

  test('is refused again when it is known as a logo', async () => {
    const file = await canvas(300, 300).png().toBuffer()
    expect((await upload(ada, festivalId, file, { purpose: 'logo' })).statusCode).toBe(200)
    expect((await upload(ada, festivalId, file, { purpose: 'hero' })).json().error.code).toBe(
      'pictureTooSmall',
    )
  })
})

test('the 501st picture of a festival is refused; one that is there already is not', async () => {
  const full = await venue.festival('Full')
  const known = await canvas(640, 30, '#abc').png().toBuffer()
  const first = await upload(ada, full.id, known)
  await venue.db.$client.query(
    `insert into site_pictures (festival_id, id, width, height, uploaded_at)
     select $1, md5(n::text), 640, 30, now() from generate_series(1, 499) n`,
    [full.id],
  )
  await expectRefusal(venue, 'tooManyPictures', () => upload(ada, full.id, whole))
  expect((await upload(ada, full.id, known)).json().id).toBe(first.json().id)
})

test('an unknown festival has no pictures', async () => {
  await expectRefusal(venue, 'notFound', () => upload(ada, 999_999, whole))
  await expectRefusal(venue, 'notFound', () => ada.get('/api/site/999999/pictures'))
})

test.each(['', '?purpose=poster'])('the query %j is refused', async (query) => {
  const reply = await ada
    .with({ 'content-type': 'image/jpeg' })
    .post(`/api/site/${festivalId}/pictures${query}`, whole)
  expect(reply.statusCode).toBe(400)
})
