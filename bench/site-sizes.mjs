import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const CLIENT = 'apps/web/dist/client'
const HOME = ['index.html', 'src/public-start.tsx', 'src/pages/public/home-page.tsx']
const FONT = /href="\/(assets\/[^"]+\.woff2)"/g

/** What the home loads before anybody touches it, by kind, in bytes: gzipped, but for fonts, which are so already. */
export async function sizesOf(origin) {
  const manifest = JSON.parse(await readFile(`${CLIENT}/.vite/manifest.json`, 'utf8'))
  const chunks = new Set()
  const collect = (key) => {
    if (chunks.has(manifest[key])) return
    chunks.add(manifest[key])
    for (const imported of manifest[key].imports ?? []) collect(imported)
  }
  HOME.forEach(collect)
  const html = await (await fetch(`${origin}/`)).text()
  return {
    js: await sumOf([...chunks].map(({ file }) => file)),
    css: await sumOf(new Set([...chunks].flatMap(({ css = [] }) => css))),
    woff2: await sumOf(new Set([...html.matchAll(FONT)].map(([, file]) => file))),
  }
}

async function sumOf(files) {
  let bytes = 0
  for (const file of files) {
    const content = await readFile(`${CLIENT}/${file}`)
    bytes += file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
  }
  return bytes
}
