import { badgeCodeOf } from '../../apps/server/dist/kiosk/badge.js'
import { tidyUp } from '../leftovers.mjs'
import { drawCode, kioskDecoder, otherDecoder } from './decoders.mjs'
import { framesOf, imageDataOf } from './frames.mjs'
import { tableOf, writeSection } from './report.mjs'

const ROUNDS = 15
/** Fewer repetitions for slow decoders. */
const PATIENCE_MS = 5_000
const BADGE = badgeCodeOf('3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b')

/** The median time of reading a frame, and whether it was read. */
async function measure(read, image, expected) {
  const times = []
  let text
  const deadline = performance.now() + PATIENCE_MS
  for (let round = 0; round < ROUNDS && performance.now() < deadline; round++) {
    const begun = performance.now()
    text = await read(image)
    times.push(performance.now() - begun)
  }
  if (text !== undefined && text !== expected) throw new Error(`A decoder read ${text}.`)
  return { ms: times.sort((one, other) => one - other)[times.length >> 1], read: text !== undefined }
}

try {
  const decoders = [await kioskDecoder(), await otherDecoder()].filter(Boolean)
  const frames = Object.entries(framesOf(await drawCode(BADGE)))
  const rows = []
  for (const [name, frame] of frames) {
    const image = imageDataOf(frame)
    const expected = name === 'none' ? undefined : BADGE
    const results = []
    for (const read of decoders) results.push(await measure(read, image, expected))
    rows.push({ name, results })
  }
  process.stdout.write(`${tableOf(rows)}\n`)
  await writeSection(rows, ROUNDS)
} finally {
  await tidyUp()
}
process.exit()
