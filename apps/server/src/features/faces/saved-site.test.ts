import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

test('a copy that was cut off is no copy', async () => {
  const dataDir = await folder()
  await saveSite(dataDir, SAVED)
  await writeFile(join(dataDir, 'public-site/site.json'), '{"version":"')
  expect(await readSavedSite(dataDir)).toBeUndefined()
})

test('pictures are kept by name', async () => {
  const pictures = savedPictures(await folder())
  const picture = Buffer.from('webp')
  expect(await pictures.read('a-640.webp')).toBeUndefined()
  await pictures.save('a-640.webp', picture)
  expect(await pictures.read('a-640.webp')).toEqual(picture)
})
