import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const RED = [200, 30, 30]
const BLUE = [30, 30, 200]

const upload = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** A PNG whose left half is red and whose right half is blue. */
export function redAndBlue(width: number, height: number) {
  const row = Buffer.from([
    0,
    ...Array.from({ length: width }, (_, x) => (x < width / 2 ? RED : BLUE)).flat(),
  ])
  const pixels = Buffer.concat(Array.from({ length: height }, () => row))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per channel, RGB.
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(pixels, { level: 1 })
  const parts = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return upload('me.png', 'image/png', Buffer.concat([signature, ...parts]))
}

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** A JPEG of an upright phone: stored rotated, red left and blue right, with the orientation in its EXIF data. */
export async function sideways(page: Page) {
  const base64 = await page.evaluate(
    ([red, blue]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 })
      const context = canvas.getContext('2d')!
      for (const [index, colour] of [red, blue].entries()) {
        context.fillStyle = `rgb(${colour})`
        context.fillRect(index * 200, 0, 200, 300)
      }
      return canvas.toDataURL('image/jpeg').split(',')[1]!
    },
    [RED, BLUE],
  )
  const jpeg = Buffer.from(base64, 'base64')
  const orientation = 6
  const tiff = [
    ...Buffer.from('II*\0'),
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  const exif = [...Buffer.from('Exif\0\0'), ...tiff]
  const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2, ...exif])
  return upload('me.jpg', 'image/jpeg', Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]))
}

/** A JPEG of a camera. The server's tests have the larger ones, which take seconds to encode. */
export async function photograph(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 640 })
    const context = canvas.getContext('2d')!
    const sky = context.createLinearGradient(0, 0, 0, canvas.height)
    sky.addColorStop(0, '#0b1626')
    sky.addColorStop(1, '#c9873a')
    context.fillStyle = sky
    context.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg').split(',')[1]!
  })
  return upload('lanterns.jpg', 'image/jpeg', Buffer.from(base64, 'base64'))
}

/** Loads an image: its type, its size, and where it is red. */
export const pictureAt = (page: Page, address: string) =>
  page.evaluate(async (from) => {
    const answer = await fetch(from)
    const bitmap = await createImageBitmap(await answer.blob())
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const isRed = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x * (width - 1), y * (height - 1), 1, 1).data
      return red > blue
    }
    const edges = { left: isRed(0, 0.5), right: isRed(1, 0.5), top: isRed(0.5, 0), bottom: isRed(0.5, 1) }
    const red = Object.entries(edges).flatMap(([edge, found]) => (found ? [edge] : []))
    return { type: answer.headers.get('content-type'), width, height, red }
  }, address)

/** The width and height in the frame header of a JPEG data URL. */
export function jpegSize(dataUrl: string) {
  const [, base64] = /^data:image\/jpeg;base64,(.+)$/.exec(dataUrl) ?? []
  const bytes = Buffer.from(base64 ?? '', 'base64')
  let at = 2
  while (at < bytes.length && ![0xc0, 0xc2].includes(bytes[at + 1]!)) at += 2 + bytes.readUInt16BE(at + 2)
  return { bytes: bytes.length, width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
}
