import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { blackPng } from '../testing/black-png.ts'
import { openVenue } from '../testing/venue.ts'

// Decompression bombs, polyglots, truncated files and wrong types. `npm run prove -- images` sends more to a process.

const SCRIPT = '<script>window.__pwned=1</script>'
const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3 })
const places = [
  [`/api/users/${ada.id}`, 'photo'],
  [`/api/festivals/${venue.home.id}`, 'logo'],
] as const

const dataUrl = (bytes: Buffer, type: string) => `data:image/${type};base64,${bytes.toString('base64')}`
const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#4060a0' } })
const formats = [
  ['jpeg', await image.jpeg().toBuffer()],
  ['png', await image.png().toBuffer()],
  ['webp', await image.webp().toBuffer()],
] as const
const [[, jpeg]] = formats
const withNotes = await image
  .jpeg()
  .withExif({ IFD0: { Copyright: SCRIPT } })
  .toBuffer()
const gif = await image.gif().toBuffer()
const avif = await image.avif({ effort: 0 }).toBuffer()

async function statusesOf(picture: string) {
  const replies = places.map(([path, key]) => ada.patch(path, { [key]: picture }))
  return (await Promise.all(replies)).map(({ statusCode }) => statusCode)
}

/** How many stored pictures have the script in them, and how many there are. */
async function stored() {
  const [found] = await ask(
    venue.url,
    `select count(*)::int as pictures, count(*) filter (where position('${SCRIPT}'::bytea in jpeg) > 0)::int as scripts
     from (select jpeg from user_photos union all select jpeg from festival_logos) pictures`,
  )
  return found
}

describe('is refused:', () => {
  test.each<[string, string]>([
    ...(
      [
        [30_000, 30_000, 100],
        [65_535, 65_535, 100],
        [2 ** 31 - 1, 1, 0],
        [1, 2 ** 31 - 1, 100],
        [0, 0, 0],
        [2_100, 2_100, 2_100],
      ] as const
    ).map(([width, height, rows]): [string, string] => [
      `a PNG of ${width} by ${height}`,
      dataUrl(blackPng(width, height, rows), 'png'),
    ]),
    ...formats.map(([type, bytes]): [string, string] => [
      `a tenth of a ${type}`,
      dataUrl(bytes.subarray(0, bytes.length / 10), type),
    ]),
    ...[
      ['a page', SCRIPT],
      ['an SVG', `<svg xmlns="http://www.w3.org/2000/svg" onload="window.__pwned=1">${SCRIPT}</svg>`],
      [
        'an SVG that reads a file',
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
      ],
      ['a GIF with a script', `GIF89a/*${SCRIPT}*/=1`],
      ['a PDF', '%PDF-1.7\n1 0 obj'],
      ['a BMP', `BM${'\0'.repeat(60)}`],
      ['a TIFF', `II*\0${'\0'.repeat(60)}`],
      ['an archive', `PK\x03\x04${'\0'.repeat(60)}`],
      ['the first bytes of a JPEG', '\xff\xd8\xff'],
    ].map(([name, text]): [string, string] => [
      `${name} that says it is a JPEG`,
      dataUrl(Buffer.from(text!, 'latin1'), 'jpeg'),
    ]),
    ['a JPEG that says it is an SVG', dataUrl(jpeg, 'svg+xml')],
    ['a GIF', dataUrl(gif, 'gif')],
    ['an AVIF that says it is a WebP', dataUrl(avif, 'webp')],
    ['nothing', 'data:image/png;base64,'],
    ['broken base64', 'data:image/png;base64,%%%%'],
    ['an address elsewhere', 'http://127.0.0.1:1/picture.png'],
    ['an address of a file', 'file:///etc/passwd'],
    ['600 KB of noise', dataUrl(Buffer.concat([jpeg, randomBytes(600 * 1024)]), 'jpeg')],
    ['2 MB', dataUrl(Buffer.concat([jpeg, randomBytes(2 ** 21)]), 'jpeg')],
  ])('%s', async (_, picture) => {
    for (const status of await statusesOf(picture)) expect([413, 422]).toContain(status)
  })
})

test.each<[string, string]>([
  ...formats.map(([type, bytes]): [string, string] => [
    `a ${type} with a script after it`,
    dataUrl(Buffer.concat([bytes, Buffer.from(SCRIPT)]), type),
  ]),
  ['a JPEG with a script in its notes', dataUrl(withNotes, 'jpeg')],
])('%s is stored without it', async (_, picture) => {
  expect(await statusesOf(picture)).toEqual([200, 200])
  expect(await stored()).toEqual({ pictures: 2, scripts: 0 })
})

test.each(formats)(
  'a %s with changed bytes, or only the most of one, is refused or repaired',
  async (type, bytes) => {
    const changed = Buffer.from(bytes)
    for (const byte of [15, 40, 90, 150]) changed[byte % changed.length]! ^= 0x55
    for (const spoilt of [
      changed,
      bytes.subarray(0, bytes.length * 0.9),
      bytes.subarray(0, bytes.length / 2),
    ])
      for (const status of await statusesOf(dataUrl(spoilt, type))) expect([200, 422]).toContain(status)
  },
)
