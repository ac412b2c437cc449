import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const POINTS_PER_INCH = 72
const PIXELS_PER_POINT = 1.5

/** Reads a printed PDF: the size of every page in inches, and the text of its QR codes. */
export async function printedBadges(pdf: Buffer) {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const { buffer } = new Uint8Array(await readFile(wasm))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pages = []
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: PIXELS_PER_POINT, render: 'bitmap' })
    const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const }
    const found = await readBarcodes(picture as ImageData, { formats: ['QRCode'], maxNumberOfSymbols: 8 })
    // Browsers round the paper to whole points.
    const inches = (pixels: number) => Number((pixels / PIXELS_PER_POINT / POINTS_PER_INCH).toFixed(1))
    pages.push({ width: inches(width), height: inches(height), codes: found.map(({ text }) => text) })
  }
  document.destroy()
  library.destroy()
  return pages
}
