import { createRequire } from 'node:module'
import { crc32, deflateSync } from 'node:zlib'

const sharp = createRequire(new URL('../../apps/server/package.json', import.meta.url))('sharp')

/** Metadata markers that must not survive in a stored photo. */
export const SCRIPT = '<script>window.__pwned=1</script>'

const data = (bytes, type) => `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

/** Malformed and malicious images (polyglots, decompression bombs) by name, as data URLs. */
export async function hostilePictures(random) {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#4060a0' } })
  const whole = {
    jpeg: await image.jpeg().toBuffer(),
    png: await image.png().toBuffer(),
    webp: await image.webp().toBuffer(),
  }
  const noise = Buffer.from(Array.from({ length: 620 * 1024 }, () => Math.floor(random() * 256)))
  const kinds = Object.entries(whole)
  return [
    ...[
      [30_000, 30_000],
      [65_535, 65_535],
      [2 ** 31 - 1, 1],
      [1, 2 ** 31 - 1],
      [0, 0],
      [2_100, 2_100],
    ].map(([width, height]) => [`a PNG of ${width} by ${height}`, data(png(width, height), 'png')]),
    ...kinds.flatMap(([type, bytes]) =>
      [0.9, 0.5, 0.1].map((part) => [
        `${part * 100} % of a ${type}`,
        data(bytes.subarray(0, bytes.length * part), type),
      ]),
    ),
    ...kinds.map(([type, bytes]) => [`a ${type} whose bytes are shaken`, data(shaken(bytes, random), type)]),
    ...kinds.map(([type, bytes]) => [
      `a ${type} with a script after it`,
      data(Buffer.concat([bytes, Buffer.from(SCRIPT)]), type),
    ]),
    [
      'a JPEG with a script in its notes',
      data(
        await image
          .jpeg()
          .withExif({ IFD0: { Copyright: SCRIPT } })
          .toBuffer(),
        'jpeg',
      ),
    ],
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
    ].map(([name, text]) => [`${name} that says it is a JPEG`, data(Buffer.from(text, 'latin1'), 'jpeg')]),
    ['a JPEG that says it is an SVG', data(whole.jpeg, 'svg+xml')],
    ['a GIF', data(await image.gif().toBuffer(), 'gif')],
    ['an AVIF that says it is a WebP', data(await image.avif({ effort: 0 }).toBuffer(), 'webp')],
    ['nothing', 'data:image/png;base64,'],
    ['broken base64', 'data:image/png;base64,%%%%'],
    ['an address elsewhere', 'http://127.0.0.1:1/picture.png'],
    ['an address of a file', 'file:///etc/passwd'],
    ['600 KB of noise', data(Buffer.concat([whole.jpeg, noise]), 'jpeg')],
    ['2 MB', data(Buffer.concat([whole.jpeg, noise, noise, noise]), 'jpeg')],
  ]
}

/** Decompression bomb: one colour in many pixels. Beyond a size, only its header claims them. */
function png(width, height) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const pixels = Math.min((width + 1) * height, 40_000_000)
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

function chunk(type, body) {
  const named = Buffer.concat([Buffer.from(type), body])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(body.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

function shaken(bytes, random) {
  const copy = Buffer.from(bytes)
  for (let nth = 0; nth < 20; nth += 1)
    copy[12 + Math.floor(random() * (copy.length - 12))] = Math.floor(random() * 256)
  return copy
}
