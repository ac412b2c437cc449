import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '../apps/server/dist/platform/database/embedded.js'
import { findChromium } from '../scripts/chromium.mjs'
import { cpuStealSince } from './cpu-steal.mjs'
import { writePart } from './document.mjs'
import { homeSizes, scriptSizes } from './face-sizes.mjs'
import { installYardstick } from './install.mjs'
import { leave, temporaryFolder, tidyUp } from './leftovers.mjs'
import { startServer } from './servers.mjs'
import { siteSection } from './site-report.mjs'

const PAGES = ['/', '/apply', '/news', '/policies']
const RUNS = 15
const say = (line) => process.stdout.write(`${line}\n`)

async function bench() {
  say('Installing Lighthouse in a temporary folder …')
  const folder = await installYardstick('site')
  if (!folder) throw new Error('Lighthouse could not be installed here.')
  const chromium = await findChromium()
  const { url, stop } = await startEmbedded(await temporaryFolder('bench-data'))
  leave(stop)
  const { port } = await startServer('Nightshift', 'apps/server/dist/main.js', url, { DEMO: 'true' })
  const origin = `http://localhost:${port}`
  say(`Measuring ${PAGES.length} pages, ${RUNS} times each …`)
  const args = [join(folder, 'measure.mjs'), chromium, String(RUNS), ...PAGES.map((page) => origin + page)]
  const cpuSteal = await cpuStealSince()
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 })
  const pages = JSON.parse(stdout).map((reports, index) => ({ path: PAGES[index], reports }))
  const sizes = { home: await homeSizes(origin), scripts: await scriptSizes() }
  return { pages, sizes, cpuSteal: await cpuSteal(), browser: basename(chromium) }
}

try {
  const section = siteSection(await bench(), RUNS)
  say(section)
  await writePart(section)
} finally {
  await tidyUp()
}
process.exit()
