import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import options from './reader-options.json'

// Left alone, the library fetches its code from a public server. A worker that a blob started has no address of its
// own to find ours by.
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

// A promise that is refused does not reach the page by itself; an error does.
self.onunhandledrejection = ({ reason }) => {
  setTimeout(() => {
    throw reason
  })
}
