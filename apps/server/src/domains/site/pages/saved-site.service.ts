import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PUBLIC_SITE_CALLS } from '@nightshift/shared/site/public-site/calls'
import { z } from 'zod'
import { VERSION } from '../../../platform/release.ts'

const PublicConfigText = z.string().refine((text) => {
  try {
    return PUBLIC_SITE_CALLS.config.answer.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
})

/** What the public pages consist of, as it was when the database answered last. */
const SavedSite = z.object({
  savedAt: z.iso.datetime(),
  json: PublicConfigText,
  revisions: z.record(z.coerce.number(), z.int()),
  sites: z.record(z.coerce.number(), PUBLIC_SITE_CALLS.live.answer),
})
export type SavedSite = z.infer<typeof SavedSite>

/** That of another release may have another form. */
const OfThisRelease = SavedSite.extend({ version: z.literal(VERSION) })

const folderOf = (dataDir: string) => join(dataDir, 'public-site')
const fileOf = (dataDir: string) => join(folderOf(dataDir), 'site.json')

/** The copy, if it is whole and of this release. */
export async function readSavedSite(dataDir: string): Promise<SavedSite | undefined> {
  try {
    const { version: _, ...saved } = OfThisRelease.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')))
    return saved
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

/** The uploaded pictures that visitors have loaded, by the name of the file, which starts with the id. They never change. */
export function savedPictures(dataDir: string, mostBytes = MOST_PICTURE_BYTES) {
  const folder = join(folderOf(dataDir), 'pictures')
  let found: Promise<Map<string, number>> | undefined

  /** The sizes of those that are there, the oldest first. */
  async function findThere() {
    const names = await readdir(folder).catch(() => [])
    const files = names.map(async (name) => {
      // Another process may have deleted it meanwhile.
      const file = await stat(join(folder, name)).catch(() => undefined)
      return { name, size: file?.size ?? 0, savedAt: file?.mtimeMs ?? 0 }
    })
    const there = (await Promise.all(files)).sort((one, other) => one.savedAt - other.savedAt)
    return new Map(there.map(({ name, size }) => [name, size]))
  }

  const sizes = () => {
    found ??= findThere()
    return found
  }

  async function remove(there: Map<string, number>, name: string) {
    there.delete(name)
    await rm(join(folder, name), { force: true })
  }

  return {
    read: (name: string) => readFile(join(folder, name)).catch(() => undefined),
    async save(name: string, picture: Buffer) {
      const there = await sizes()
      if (there.has(name) || picture.length > mostBytes) return
      there.set(name, picture.length)
      let total = [...there.values()].reduce((sum, size) => sum + size, 0)
      for (const [oldest, size] of there) {
        if (total <= mostBytes) break
        total -= size
        await remove(there, oldest)
      }
      await saveWhole(join(folder, name), picture).catch((error) => {
        there.delete(name)
        throw error
      })
    },
    /** Removes those that the database has no longer. */
    async keepOnly(ids: Set<string>) {
      const there = await sizes()
      for (const name of [...there.keys()]) if (!ids.has(name.split('-')[0]!)) await remove(there, name)
    },
  }
}
