import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { blackPng } from '../../test/testing/black-png.ts'
import { imageVersion, readImage } from './images.ts'

const SIZE = { width: 250, height: 250 }
const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`
const canvas = (width: number, height: number, background = '#4060a0') =>
  sharp({ create: { width, height, channels: 3, background } })
const pixels = async (jpeg: Buffer) => (await sharp(jpeg).raw().toBuffer()) as Buffer

describe('a picture', () => {
  test.each([
    ['jpeg', () => canvas(400, 300).jpeg()],
    ['png', () => canvas(400, 300).png()],
    ['webp', () => canvas(400, 300).webp()],
  ])('as %s is accepted and converted to a JPEG of the exact size', async (type, make) => {
    const { jpeg, version } = await readImage(dataUrl(await make().toBuffer(), type), SIZE)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...SIZE })
    expect(version).toBe(imageVersion(jpeg))
  })

  test.each([
    [1, 1],
    [2000, 2000],
    [4000, 1],
    [1, 4000],
    [250, 250],
  ])('of %i by %i is cropped or scaled to the size', async (width, height) => {
    const { jpeg } = await readImage(dataUrl(await canvas(width, height).png().toBuffer()), SIZE)
    expect(await sharp(jpeg).metadata()).toMatchObject(SIZE)
  })

  test('loses its metadata', async () => {
    const tagged = await canvas(300, 300)
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '41/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-OWNER</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(tagged.includes('SECRET-OWNER')).toBe(true)
    const { jpeg } = await readImage(dataUrl(tagged, 'jpeg'), SIZE)
    const { exif, xmp, icc, iptc } = await sharp(jpeg).metadata()
    expect({ exif, xmp, icc, iptc }).toEqual({})
    expect(jpeg.includes('SECRET-OWNER')).toBe(false)
  })

  test('is rotated by its EXIF orientation', async () => {
    const red = await canvas(400, 200, '#f00000').png().toBuffer()
    // Red above blue, and a note that the camera was held sideways: red belongs on the right.
    const sideways = await canvas(400, 400, '#0000f0')
      .composite([{ input: red, top: 0, left: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { jpeg } = await readImage(dataUrl(sideways, 'jpeg'), SIZE)
    const raw = await pixels(jpeg)
    const at = (x: number, y: number) => [...raw.subarray((y * 250 + x) * 3, (y * 250 + x) * 3 + 3)]
    expect(at(240, 125)[0]).toBeGreaterThan(200)
    expect(at(10, 125)[2]).toBeGreaterThan(200)
    expect((await sharp(jpeg).metadata()).orientation).toBeUndefined()
  })

  test('that is transparent gets a white background', async () => {
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const raw = await pixels((await readImage(dataUrl(clear), SIZE)).jpeg)
    expect([...raw.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  test('has a version that depends on its content', async () => {
    const [one, other] = await Promise.all(['#111', '#eee'].map((c) => canvas(300, 300, c).png().toBuffer()))
    const version = async (bytes: Buffer) => (await readImage(dataUrl(bytes), SIZE)).version
    expect(await version(one!)).toBe(await version(one!))
    expect(await version(one!)).not.toBe(await version(other!))
  })
})

const whole = await canvas(800, 600).jpeg().toBuffer()
const noise = await sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer()

test('the generated PNG is valid, so that it is refused for its size alone', async () => {
  const { jpeg } = await readImage(dataUrl(blackPng(2000, 2000)), SIZE)
  expect(await sharp(jpeg).metadata()).toMatchObject(SIZE)
})

describe('refused is', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'an SVG after a line',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a GIF', () => canvas(9, 9).gif().toBuffer()],
    ['a TIFF', () => canvas(9, 9).tiff().toBuffer()],
    ['an AVIF', () => canvas(9, 9).avif().toBuffer()],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a page behind the first bytes of a JPEG',
      () => Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from('<html>')]),
    ],
    ['the first bytes of a PNG alone', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a RIFF that is no WebP', () => Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['a JPEG cut short', () => whole.subarray(0, whole.length / 2)],
    ['a PNG cut short', () => noise.subarray(0, noise.length / 2)],
    ['2001 by 2000', () => canvas(2001, 2000).png().toBuffer()],
    ['a bomb: 100 million pixels in a few kilobytes', () => blackPng(10_000, 10_000)],
    ['a PNG that claims more rows than it has', () => blackPng(9, 0x7fffffff, 9)],
    ['nothing', () => Buffer.alloc(0)],
    ['zeros', () => Buffer.alloc(4096)],
  ])('%s', async (_, make) => {
    await expect(readImage(dataUrl(await make()), SIZE)).rejects.toMatchObject({
      code: 'imageRefused',
      status: 422,
    })
  })

  test('more than 512 KB, whatever is in them', async () => {
    const heavy = Buffer.concat([whole, Buffer.alloc(512 * 1024 + 1 - whole.length)])
    await expect(readImage(dataUrl(heavy, 'jpeg'), SIZE)).rejects.toMatchObject({
      code: 'payloadTooLarge',
      status: 413,
    })
    const { jpeg } = await readImage(dataUrl(heavy.subarray(0, -1), 'jpeg'), SIZE)
    expect(await sharp(jpeg).metadata()).toMatchObject(SIZE)
  })
})
