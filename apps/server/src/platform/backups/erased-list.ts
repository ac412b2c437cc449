import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import { connected } from './connection.ts'
import { openFolder, writeJson } from './folder.ts'

/** Beside the backups, which still hold these people: ids and instants only. */
const ERASED_LIST = 'erased-people.json'

/** An id alone does not name an application: a restored database gives the ids after the backup again. */
const ListedApplication = z.object({ id: z.int(), createdAt: z.iso.datetime() })
export type ListedApplication = z.infer<typeof ListedApplication>

const ErasedList = z.array(
  z.object({
    id: z.uuid(),
    erasedAt: z.iso.datetime(),
    applications: z.array(ListedApplication).default([]),
  }),
)
export type ErasedList = z.infer<typeof ErasedList>

type Places = Pick<Config, 'dataDir' | 'backups'>
type Row = { id: string; erasedAt: Date; applications: ListedApplication[] }
type Queries = { query: (text: string) => Promise<{ rows: Row[] }> }

/** Adds everybody who is erased in the database to the list in the folder for backups. */
export async function updateErasedList(places: Places, database: Queries) {
  const inDatabase = await findErased(database)
  if (!inDatabase.length) return
  const dir = await openFolder(places)
  const known = await readErasedList(dir)
  const listed = mergeErasedLists(known, inDatabase)
  if (listed.length === known.length) return
  // Two processes may write at once; each has all rows of the database.
  await writeJson(dir, ERASED_LIST, listed, `.${randomBytes(4).toString('hex')}.unfinished`)
}

/** The same for a database by its address. Each backup does it: the folder may have been missing at an erasure. */
export async function listErasedOf(places: Places, url: string) {
  const client = await connected(url)
  await updateErasedList(places, client).finally(() => client.end())
}

/** The people of all lists, each once, with the applications of all lists. */
function mergeErasedLists(...lists: ErasedList[]): ErasedList {
  const byId = new Map<string, ErasedList[number]>()
  for (const erased of lists.flat()) {
    const applications = [...(byId.get(erased.id)?.applications ?? []), ...erased.applications]
    const byKey = new Map(applications.map((one) => [`${one.id} ${one.createdAt}`, one]))
    byId.set(erased.id, { ...erased, applications: [...byKey.values()] })
  }
  return [...byId.values()].sort((one, other) => (one.erasedAt < other.erasedAt ? -1 : 1))
}

/** The people in the lists of these folders. */
export const readErasedLists = async (folders: string[]) =>
  mergeErasedLists(...(await Promise.all(folders.map(readErasedList))))

/** The list in a folder; empty without one. One that cannot be read is refused: it must not be lost unnoticed. */
async function readErasedList(dir: string): Promise<ErasedList> {
  const file = join(dir, ERASED_LIST)
  try {
    return ErasedList.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw new StartupError(`${file}, the list of people whose data was erased, cannot be read.`)
  }
}

export const erasedAgainText = (count: number) =>
  `Erased ${count === 1 ? 'one person' : `${count} people`} again who had been erased since the backup.`

/** None in a database of a version before erasure. */
async function findErased(database: Queries): Promise<ErasedList> {
  const { rows: tables } = await database.query(
    `select null from pg_class where oid = to_regclass('erased_people')`,
  )
  if (!tables.length) return []
  const { rows } = await database.query(
    'select user_id as id, erased_at as "erasedAt", applications from erased_people',
  )
  return rows.map(({ erasedAt, ...erased }) => ({ ...erased, erasedAt: erasedAt.toISOString() }))
}
