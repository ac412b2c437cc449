import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import options from './reader-options.json'

// Serves the library's wasm from our build: by default it is fetched from a public CDN. An absolute address, because a
// worker started from a blob has no base to resolve against.
const reader = new URL(wasmUrl, import.meta.url).href
prepareZXingModule({ overrides: { locateFile: () => reader } })

const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d', { willReadFrequently: true })!

/** Reads one frame. The answer is the text of its QR code, or null. */
self.onmessage = async ({ data: frame }: MessageEvent<ImageBitmap>) => {
  const { width, height } = frame
  canvas.width = width
  canvas.height = height
  context.drawImage(frame, 0, 0)
  frame.close()
  const [found] = await readBarcodes(context.getImageData(0, 0, width, height), options as ReaderOptions)
  self.postMessage(found?.text ?? null)
}

// Rethrown as an error: unhandled rejections of a worker do not reach the page's `error` event.
self.onunhandledrejection = ({ reason }) => {
  setTimeout(() => {
    throw reason
  })
}
