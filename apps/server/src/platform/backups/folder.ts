import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FolderState } from '@nightshift/shared/system/backups/contract'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { StartupError } from '../startup-error.ts'

/** Says that the folder is the real one, and not the empty mount point of a share that is missing. */
export const MARKER = 'nightshift-backups'
const UNFINISHED = '.unfinished'
const BAD = '.bad'
const MANIFEST = '.json'
const OURS = /^nightshift-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup\.gz(\.age)?(\.bad)?$/
const BAD_KEPT = 3

/** What was found when a backup was checked, in a file beside it. */
const Manifest = z.object({
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  migrations: z.array(z.string()),
  version: z.string(),
  verifiedAt: z.iso.datetime(),
})
export type Manifest = z.infer<typeof Manifest>

export type StoredBackup = {
  name: string
  at: Date
  bytes: number
  encrypted: boolean
  state: 'good' | 'bad' | 'unchecked'
  /** Of a good one. */
  rows?: number
}

type Places = Pick<Config, 'dataDir' | 'backups'>

/** Whether backups can be written to the folder, and whether they would survive the loss of the data's disk. */
export async function folderState({ dataDir, backups }: Places): Promise<FolderState> {
  const { dir, isDefaultDir } = backups
  // The default folder is made, with its marker, by the first backup.
  if (!existsSync(join(dir, MARKER))) return isDefaultDir ? 'sameDisk' : 'notMounted'
  return (await stat(dir)).dev === (await diskOf(dataDir)) ? 'sameDisk' : 'ok'
}

/** The disk that a folder is on, or will be. */
async function diskOf(dir: string): Promise<number> {
  const found = await stat(dir).catch(() => undefined)
  return found?.dev ?? diskOf(dirname(dir))
}

/** Makes the folder where it is missing, and marks it. */
export async function prepareFolder({ backups: { dir } }: Pick<Config, 'backups'>) {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await writeFile(join(dir, MARKER), 'Nightshift writes its backups into this folder.\n')
  } catch (error) {
    throw new StartupError(`${dir} cannot be used for backups (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** Refuses a configured folder without its marker; the default one gets it by itself. */
export async function openFolder(places: Places) {
  if (places.backups.isDefaultDir) await prepareFolder(places)
  if ((await folderState(places)) === 'notMounted')
    throw new StartupError(
      `The folder in BACKUP_DIR has no file ${MARKER}: it is not mounted, or was never prepared. Mount it; the first time, run npm run backup -- --prepare.`,
    )
  return places.backups.dir
}

/** A name that sorts by time and is free. */
export function freeName(dir: string, at: Date, encrypted: boolean): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-')
  const name = `nightshift-${time}Z.backup.gz${encrypted ? '.age' : ''}`
  const isTaken = existsSync(join(dir, name)) || existsSync(join(dir, `${name}${BAD}`))
  return isTaken ? freeName(dir, new Date(at.getTime() + 1000), encrypted) : name
}

/** The path under which a backup is written until it is known to be good. */
export const unfinishedPath = (dir: string, name: string) => join(dir, `${name}${UNFINISHED}`)

/** Makes a checked file a good backup. The manifest comes first: without its file it means nothing. */
export async function keepAsGood(dir: string, name: string, manifest: Manifest) {
  await writeJson(dir, `${name}${MANIFEST}`, manifest)
  await rename(unfinishedPath(dir, name), join(dir, name))
  await flushFolder(dir)
}

/** Writes a file that is there as a whole or not at all, readable by its owner only. */
export async function writeJson(dir: string, name: string, value: unknown, unfinished = UNFINISHED) {
  const path = join(dir, name)
  try {
    const handle = await open(`${path}${unfinished}`, 'w', 0o600)
    try {
      await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${path}${unfinished}`, path)
  } catch (error) {
    await rm(`${path}${unfinished}`, { force: true }).catch(() => {})
    throw error
  }
  await flushFolder(dir)
}

/** Keeps a file that failed its check, for whoever looks into it; only the latest few. */
export async function keepAsBad(dir: string, name: string) {
  await rename(unfinishedPath(dir, name), join(dir, `${name}${BAD}`))
  const bad = (await listBackups(dir)).filter((backup) => backup.name.endsWith(BAD))
  for (const { name } of bad.slice(BAD_KEPT)) await rm(join(dir, name))
}

/** Removes what a killed backup left behind. */
export async function removeLeftovers(dir: string) {
  const isOurs = (name: string) =>
    /^(nightshift-[\dTZ-]+\.backup\.gz|erased-people\.json)/.test(name) && name.endsWith(UNFINISHED)
  for (const name of (await readdir(dir)).filter(isOurs)) await rm(join(dir, name), { force: true })
}

export async function removeBackup(dir: string, name: string) {
  await rm(join(dir, name), { force: true })
  await rm(join(dir, `${name}${MANIFEST}`), { force: true })
}

/** The backups in a folder, the newest first; none when the folder does not exist. */
export async function listBackups(dir: string): Promise<StoredBackup[]> {
  const names = await readdir(dir).catch(() => [])
  const found = await Promise.all(names.map((name) => describe(dir, name)))
  return found
    .filter((backup) => backup !== undefined)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}

async function describe(dir: string, name: string): Promise<StoredBackup | undefined> {
  const [, date, hours, minutes, seconds, age, bad] = OURS.exec(name) ?? []
  const file = await stat(join(dir, name)).catch(() => undefined)
  if (!date || !file?.isFile()) return undefined
  const at = new Date(`${date}T${hours}:${minutes}:${seconds}Z`)
  const common = { name, at, bytes: file.size, encrypted: age !== undefined }
  if (bad) return { ...common, state: 'bad' }
  const manifest = await readManifest(join(dir, name))
  if (!manifest) return { ...common, state: 'unchecked' }
  return { ...common, state: manifest.bytes === file.size ? 'good' : 'bad', rows: manifest.rows }
}

/** The manifest beside a backup, if it has a valid one. */
export async function readManifest(file: string) {
  try {
    return Manifest.parse(JSON.parse(await readFile(`${file}${MANIFEST}`, 'utf8')))
  } catch {
    return undefined
  }
}

/** Makes a rename survive a power cut. Windows cannot open a folder, and needs no flush. */
async function flushFolder(dir: string) {
  const handle = await open(dir, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
