import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const ASSET = /(?:href|src)="(\/assets\/[^"]+\.(js|css|woff2))"/g

/** What the home refers to before anybody touches it, by kind, in bytes: gzipped, but for fonts, which are so already. */
export async function sizesOf(origin) {
  const html = await (await fetch(`${origin}/`)).text()
  const files = new Map([...html.matchAll(ASSET)].map(([, path, kind]) => [path, kind]))
  const sizes = { js: 0, css: 0, woff2: 0 }
  for (const [path, kind] of files) {
    const content = await readFile(`apps/web/dist/client${path}`)
    sizes[kind] += kind === 'woff2' ? content.length : gzipSync(content, { level: 9 }).length
  }
  return sizes
}
