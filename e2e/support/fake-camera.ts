import { open, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** Small, because each pixel is copied and searched on the CPU. */
const WIDTH = 640
const HEIGHT = 480
const GREY = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
/** Five frames a second: each one is decoded on the CPU. */
const HEADER = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`)
const WHITE = 235
const PIXELS_PER_MODULE = 7
const QUIET_ZONE = 4 * PIXELS_PER_MODULE

export const EMPTY_ROOM = Buffer.alloc(WIDTH * HEIGHT, 40)

/** Chromium flags: a video file as the camera, with the permission granted. */
export const cameraArgs = (file: string) => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
]

/** Writes a video of one frame, which Chromium plays in a loop. */
export const makeFilm = (file: string) => writeFile(file, filmOf(EMPTY_ROOM))

/** Replaces the frame in place, because the browser has the file open. */
export async function changeFilm(file: string, brightness: Buffer) {
  const handle = await open(file, 'r+')
  await handle.write(filmOf(brightness), 0, undefined, 0)
  await handle.close()
}

const filmOf = (brightness: Buffer) => Buffer.concat([HEADER, Buffer.from('FRAME\n'), brightness, GREY])

/** A camera frame with a QR code in the middle of a dark room. */
export async function frameOfCode(text: string) {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))
  const { buffer } = new Uint8Array(await readFile(wasm))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
  const { symbol } = await writeBarcode(text, { format: 'QRCode' })
  const size = symbol.width * PIXELS_PER_MODULE + 2 * QUIET_ZONE
  const [left, top] = [WIDTH - size, HEIGHT - size].map((room) => Math.floor(room / 2)) as [number, number]
  const moduleAt = (pixel: number) => Math.floor((pixel - QUIET_ZONE) / PIXELS_PER_MODULE)
  const frame = Buffer.from(EMPTY_ROOM)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [row, column] = [moduleAt(y), moduleAt(x)]
      const inside = Math.min(row, column) >= 0 && Math.max(row, column) < symbol.width
      const dark = inside && symbol.data[row * symbol.width + column] === 0
      frame[(top + y) * WIDTH + left + x] = dark ? 0 : WHITE
    }
  }
  return frame
}
