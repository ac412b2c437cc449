import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tidyUp } from '../../bench/leftovers.mjs'
import { checkOut, ROOT, startDemo } from './product.mjs'
import { shoot } from './shoot.mjs'

const sharp = createRequire(join(ROOT, 'apps/server/package.json'))('sharp')

/** A Saturday evening of the demo's season. */
const NOW = Date.parse('2024-10-12T23:40:00Z')
const FOLDER = join(ROOT, 'test-results/looks')
/** Of 255: what a font's edge may differ by. */
const TOLERANCE = 24

const [commit, only] = process.argv.slice(2)
if (!commit) throw new Error('Usage: npm run looks -- <commit> [part of an address]')

async function look() {
  console.log(`Building ${commit} …`)
  const base = await checkOut(commit)
  console.log('Shooting both …')
  const [before, after] = await Promise.all(
    [base, ROOT].map(async (folder) => shoot(folder, await startDemo(folder, NOW), { now: NOW, only })),
  )
  const rows = []
  for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const row = await compare(name, before.get(name), after.get(name))
    if (row) rows.push(row)
  }
  await writeFile(join(FOLDER, 'index.html'), documentOf(rows, after.size))
  console.log(`${after.size} pictures, ${rows.length} differ: test-results/looks/index.html`)
}

/** Nothing when both look the same. */
async function compare(name, one, other) {
  if (!one || !other) return keep(name, { before: one, after: other }, one ? 'gone' : 'new')
  if (one.equals(other)) return
  const [a, b] = await Promise.all([one, other].map(pixelsOf))
  if (a.info.width !== b.info.width || a.info.height !== b.info.height)
    return keep(name, { before: one, after: other }, `${sizeOf(a)} → ${sizeOf(b)}`)
  const changed = Buffer.alloc(a.info.width * a.info.height)
  let count = 0
  for (let pixel = 0; pixel < changed.length; pixel += 1) {
    const differs = [0, 1, 2].some((c) => Math.abs(a.data[pixel * 3 + c] - b.data[pixel * 3 + c]) > TOLERANCE)
    changed[pixel] = differs ? 255 : 0
    count += differs ? 1 : 0
  }
  if (!count) return
  const raw = { width: a.info.width, height: a.info.height, channels: 1 }
  const difference = await sharp(changed, { raw }).png().toBuffer()
  const percent = ((count / changed.length) * 100).toFixed(2)
  return keep(name, { before: one, after: other, difference }, `${percent} %`)
}

const pixelsOf = (png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
const sizeOf = ({ info }) => `${info.width}×${info.height}`

async function keep(name, pictures, says) {
  const files = []
  for (const [which, png] of Object.entries(pictures)) {
    if (!png) continue
    const file = `${name}.${which}.png`
    await writeFile(join(FOLDER, file), png)
    files.push({ which, file })
  }
  return { name, says, files }
}

function documentOf(rows, all) {
  const figures = ({ files }) =>
    files
      .map(
        ({ which, file }) =>
          `<figure><figcaption>${which}</figcaption><img loading="lazy" src="${file}"></figure>`,
      )
      .join('')
  return `<!doctype html><meta charset="utf-8"><title>What looks different</title>
<style>body{font:15px system-ui;margin:2rem}section>div{display:flex;gap:1rem;align-items:start}
figure{margin:0;flex:1}img{width:100%;border:1px solid #999}</style>
<h1>${rows.length} of ${all} pictures differ from ${commit}</h1>
${rows.map((row) => `<section><h2>${row.name} <small>${row.says}</small></h2><div>${figures(row)}</div></section>`).join('\n')}`
}

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })

try {
  await look()
} finally {
  await tidyUp()
}
