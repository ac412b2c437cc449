import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const SITE = 'apps/site/dist/client'
const HOME = ['src/main.tsx', 'src/start.tsx', 'src/pages/home-page.tsx']
const FONT = /href="\/(assets\/[^"]+\.woff2)"/g

/** The chunks of each office page on a first visit: the entry, its route guards and the page. */
const SIGNED_IN = [
  'index.html',
  'src/domains/access/auth/protected.tsx',
  'src/domains/access/pages/office-gate.tsx',
]
const OFFICE = {
  login: ['index.html', 'src/domains/access/pages/login-page.tsx'],
  welcome: [...SIGNED_IN, 'src/domains/access/pages/welcome-page.tsx'],
  timeclock: [...SIGNED_IN, 'src/domains/time/pages/timeclock-page.tsx'],
  dashboard: [...SIGNED_IN, 'src/shell/admin-shell.tsx', 'src/domains/system/pages/dashboard-page.tsx'],
}

/** The bytes that the home page loads before any interaction, by kind: gzip, except for fonts, which are compressed. */
export async function homeSizes(origin) {
  const chunks = await chunksOf(SITE, HOME)
  const html = await (await fetch(`${origin}/`)).text()
  return {
    js: await zipped(chunks.map(({ file }) => file)),
    css: await zipped(new Set(chunks.flatMap(({ css = [] }) => css))),
    woff2: await zipped(new Set([...html.matchAll(FONT)].map(([, file]) => file))),
  }
}

/** The scripts of a first visit to office and kiosk, in bytes of brotli. */
export async function scriptSizes() {
  const office = 'apps/office/dist'
  const sizes = {}
  for (const [page, sources] of Object.entries(OFFICE)) sizes[page] = await brotli(office, sources)
  return { ...sizes, kiosk: await brotli('apps/kiosk/dist', ['index.html']) }
}

async function brotli(folder, sources) {
  let bytes = 0
  for (const { file } of await chunksOf(folder, sources)) {
    if (file.endsWith('.js')) bytes += (await readFile(`${folder}/${file}.br`)).length
  }
  return bytes
}

/** The chunks of these sources with everything that they import statically. */
async function chunksOf(folder, sources) {
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'))
  const chunks = new Set()
  const collect = (key) => {
    if (!manifest[key]) throw new Error(`${folder} has no chunk of ${key}.`)
    if (chunks.has(manifest[key])) return
    chunks.add(manifest[key])
    for (const imported of manifest[key].imports ?? []) collect(imported)
  }
  sources.forEach(collect)
  return [...chunks]
}

async function zipped(files) {
  let bytes = 0
  for (const file of files) {
    const content = await readFile(`${SITE}/${file}`)
    bytes += file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
  }
  return bytes
}
