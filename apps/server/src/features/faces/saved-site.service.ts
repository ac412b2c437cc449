import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LiveSite } from '@nightshift/shared/public-site/rendered'
import { VERSION } from '../../platform/release.ts'

/** What the public pages consist of, as it was when the database answered last. */
export type SavedSite = {
  savedAt: string
  json: string
  revisions: Record<number, number>
  sites: Record<number, LiveSite>
}

const folderOf = (dataDir: string) => join(dataDir, 'public-site')
const fileOf = (dataDir: string) => join(folderOf(dataDir), 'site.json')

/** The copy of this release; none of another, whose content may have another form. */
export async function readSavedSite(dataDir: string): Promise<SavedSite | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    const { version, ...saved }: SavedSite & { version: string } = JSON.parse(text)
    return version === VERSION ? saved : undefined
  } catch {
    return undefined
  }
}

export const saveSite = (dataDir: string, saved: SavedSite) =>
  saveWhole(fileOf(dataDir), JSON.stringify({ version: VERSION, ...saved }))

/** Written beside and renamed, so that a process that is killed leaves a whole file. */
async function saveWhole(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, file)
}

/** The pictures of some hundred pages. */
const MOST_PICTURE_BYTES = 256 * 1024 * 1024

/** The uploaded pictures that visitors have loaded, by the name of the file. They never change. */
export function savedPictures(dataDir: string) {
  const folder = join(folderOf(dataDir), 'pictures')
  let bytes: Promise<number> | undefined

  async function bytesThere() {
    const names = await readdir(folder).catch(() => [])
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  return {
    read: (name: string) => readFile(join(folder, name)).catch(() => undefined),
    async save(name: string, picture: Buffer) {
      bytes ??= bytesThere()
      const total = (await bytes) + picture.length
      if (total > MOST_PICTURE_BYTES) return
      bytes = Promise.resolve(total)
      await saveWhole(join(folder, name), picture)
    },
  }
}
