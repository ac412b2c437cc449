import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installYardstick } from '../install.mjs'

// Resolves the library from the kiosk.
const kiosk = createRequire(new URL('../../apps/kiosk/package.json', import.meta.url))
const wasmOf = (name) => readFile(kiosk.resolve(`zxing-wasm/${name}/zxing_${name}.wasm`))
const options = new URL('../../apps/kiosk/src/camera/reader-options.json', import.meta.url)

/** The kiosk's decoder with the kiosk's options. */
export async function kioskDecoder() {
  const { prepareZXingModule, readBarcodes } = kiosk('zxing-wasm/reader')
  await prepareZXingModule({ overrides: { wasmBinary: await wasmOf('reader') }, fireImmediately: true })
  const settings = JSON.parse(await readFile(options, 'utf8'))
  return async (image) => (await readBarcodes(image, settings))[0]?.text
}

/** Baseline: jsQR, installed into a temporary folder; undefined where that fails. */
export async function otherDecoder() {
  const folder = await installYardstick('jsqr')
  if (!folder) return undefined
  const { default: jsQR } = createRequire(join(folder, 'package.json'))('jsqr')
  return async ({ data, width, height }) =>
    jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}

/** The quiet zone, in modules. */
const QUIET = 4

/** A code as a badge carries it: the highest correction, with its quiet zone. */
export async function drawCode(text) {
  const { prepareZXingModule, writeBarcode } = kiosk('zxing-wasm/writer')
  await prepareZXingModule({ overrides: { wasmBinary: await wasmOf('writer') }, fireImmediately: true })
  const { symbol } = await writeBarcode(text, { format: 'QRCode', options: 'ecLevel=H' })
  const size = symbol.width + 2 * QUIET
  const data = new Uint8Array(size * size).fill(255)
  for (let row = 0; row < symbol.height; row++) {
    const line = symbol.data.subarray(row * symbol.width, (row + 1) * symbol.width)
    data.set(line, (row + QUIET) * size + QUIET)
  }
  return { size, data }
}
