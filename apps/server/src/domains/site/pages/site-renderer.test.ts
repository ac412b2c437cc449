import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { siteRenderer } from './site-renderer.ts'

test('pages that have no end take no place from those that visitors look at', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nightshift-renderer-'))
  // A thread that is never done.
  await writeFile(join(folder, 'thread.mjs'), 'setInterval(() => {}, 1000)')
  const renderer = siteRenderer(join(folder, 'thread.mjs'), undefined)
  onTestFinished(async () => {
    await renderer.close()
    await rm(folder, { recursive: true })
  })
  const visit = { origin: 'http://farm.example', publicConfig: [], settings: {} as never, now: new Date() }
  const refused = { usual: 0, unusual: 0 }
  const ask = (kind: 'usual' | 'unusual') =>
    void renderer.render('/', visit, kind === 'usual').catch(() => {
      refused[kind] += 1
    })
  for (let nth = 0; nth < 300; nth += 1) ask('unusual')
  for (let nth = 0; nth < 50; nth += 1) ask('usual')
  await expect.poll(() => refused).toEqual({ usual: 0, unusual: 280 })
  for (let nth = 0; nth < 50; nth += 1) ask('usual')
  await expect.poll(() => refused).toEqual({ usual: 20, unusual: 280 })
})
