import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '../apps/server/dist/platform/database/embedded/embedded.js'
import { findChromium } from '../scripts/chromium.mjs'
import { homeSizes, scriptSizes } from './app-sizes.mjs'
import { cpuStealSince } from './cpu-steal.mjs'
import { writePart } from './document.mjs'
import { installYardstick } from './install.mjs'
import { leave, temporaryFolder, tidyUp } from './leftovers.mjs'
import { startServer } from './servers.mjs'
import { publishPrices } from './site-publish.mjs'
import { siteSection } from './site-report.mjs'

const PAGES = ['/', '/apply', '/news', '/policies']
/** The homes of the other festivals of the demo: the holiday variant, and one with another look. */
const OTHER_HOSTS = ['holiday.localhost', 'orchard.localhost']
const PUBLICATIONS = 15
const ADMIN = { username: 'admin', password: 'adablackwood' }
const RUNS = 5
const SERVER = 'apps/server/dist/main.js'
const say = (line) => process.stdout.write(`${line}\n`)

async function bench() {
  say('Installing Lighthouse in a temporary folder …')
  const folder = await installYardstick('site')
  if (!folder) throw new Error('Lighthouse could not be installed here.')
  const chromium = await findChromium()
  const { url, stop } = await startEmbedded(await temporaryFolder('bench-data'))
  leave(stop)
  const { port } = await startServer('Nightshift', SERVER, url, { DEMO: 'true' })
  const second = await startServer('A second process', SERVER, url)
  const origin = `http://localhost:${port}`
  const cpuSteal = await cpuStealSince()
  const measure = (named) => measurePages(folder, chromium, named)
  const hosts = OTHER_HOSTS.map((host) => ({ path: host, address: `http://${host}:${port}/` }))
  const pages = await measure([...PAGES.map((path) => ({ path, address: origin + path })), ...hosts])
  say(`Editing and publishing ${PUBLICATIONS} times …`)
  const publications = await publishPrices([port, second.port], { ...ADMIN, times: PUBLICATIONS })
  const afterEdit = await measure([{ path: '/ after an edit', address: `${origin}/` }])
  const sizes = { home: await homeSizes(origin), scripts: await scriptSizes() }
  return {
    pages: [...pages, ...afterEdit],
    publications,
    sizes,
    cpuSteal: await cpuSteal(),
    browser: basename(chromium),
  }
}

async function measurePages(folder, chromium, named) {
  say(`Measuring ${named.length} pages, ${RUNS} times each …`)
  const addresses = named.map(({ address }) => address)
  const args = [join(folder, 'measure.mjs'), chromium, String(RUNS), ...addresses]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 })
  return JSON.parse(stdout).map((reports, index) => ({ path: named[index].path, reports }))
}

try {
  const section = siteSection(await bench(), RUNS)
  say(section)
  await writePart(section)
} finally {
  await tidyUp()
}
process.exit()
