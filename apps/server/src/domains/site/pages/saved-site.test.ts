import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { VERSION } from '../../../platform/release.ts'
import { readSavedSite, savedPictures, saveSite } from './saved-site.service.ts'

async function folder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'nightshift-saved-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return dataDir
}

const SAVED = { savedAt: '2024-10-04T22:00:00.000Z', json: '[]', revisions: { 1: 3 }, sites: {} }

test('a copy is read as it was saved, by nobody else, and leaves nothing beside it', async () => {
  const dataDir = await folder()
  expect(await readSavedSite(dataDir)).toBeUndefined()
  await Promise.all([saveSite(dataDir, SAVED), saveSite(dataDir, SAVED)]).catch(() => {})
  await saveSite(dataDir, SAVED)
  expect(await readSavedSite(dataDir)).toEqual(SAVED)
  expect(await readdir(join(dataDir, 'public-site'))).toEqual(['site.json'])
  expect((await stat(join(dataDir, 'public-site/site.json'))).mode & 0o777).toBe(0o600)
})

test.each([
  ['was cut off', '{"version":"'],
  ['is empty', ''],
  ['is null', 'null'],
  ['says nothing', JSON.stringify({ version: VERSION })],
  ['has other festivals', JSON.stringify({ version: VERSION, ...SAVED, json: '[{"id":1}]' })],
  ['has no festivals', JSON.stringify({ version: VERSION, ...SAVED, json: '[' })],
  ['has other content', JSON.stringify({ version: VERSION, ...SAVED, sites: { 1: { content: {} } } })],
  [
    'has more than a time in its header',
    JSON.stringify({ version: VERSION, ...SAVED, savedAt: 'now\r\nx: y' }),
  ],
])('a copy that %s is no copy', async (_, text) => {
  const dataDir = await folder()
  await saveSite(dataDir, SAVED)
  await writeFile(join(dataDir, 'public-site/site.json'), text)
  expect(await readSavedSite(dataDir)).toBeUndefined()
})

test('pictures are kept by name', async () => {
  const pictures = savedPictures(await folder())
  const picture = Buffer.from('webp')
  expect(await pictures.read('a-640.webp')).toBeUndefined()
  await pictures.save('a-640.webp', picture)
  expect(await pictures.read('a-640.webp')).toEqual(picture)
})

test('a picture that is saved again, after each start, takes its place once', async () => {
  const dataDir = await folder()
  const [one, other] = [Buffer.alloc(400), Buffer.alloc(500)]
  for (let start = 0; start < 3; start += 1) {
    const pictures = savedPictures(dataDir, 1000)
    for (let nth = 0; nth < 3; nth += 1) await pictures.save('a-640.webp', one)
  }
  const pictures = savedPictures(dataDir, 1000)
  await pictures.save('b-640.webp', other)
  expect(await pictures.read('b-640.webp')).toEqual(other)
})

test('the pictures that were saved longest ago make room for others', async () => {
  const pictures = savedPictures(await folder(), 1000)
  for (const name of ['a', 'b', 'c']) await pictures.save(`${name}-640.webp`, Buffer.alloc(400))
  const there = await Promise.all(['a', 'b', 'c'].map((name) => pictures.read(`${name}-640.webp`)))
  expect(there.map((picture) => picture?.length)).toEqual([undefined, 400, 400])
})

test('a picture that the database has no longer goes from the copy', async () => {
  const dataDir = await folder()
  const pictures = savedPictures(dataDir)
  for (const name of ['a-640.webp', 'a-640.avif', 'b-640.webp'])
    await pictures.save(name, Buffer.from('picture'))
  await pictures.keepOnly(new Set(['b']))
  expect(await readdir(join(dataDir, 'public-site/pictures'))).toEqual(['b-640.webp'])
})
