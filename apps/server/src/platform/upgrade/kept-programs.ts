import { existsSync } from 'node:fs'
import {
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { join } from 'node:path'
import { majorOf, type Programs } from '../database/embedded/postgres-programs.ts'

const PREFIX = 'postgresql-'
// A data folder may be moved to a machine on which these programs do not run.
const SUFFIX = `-${process.platform}-${process.arch}`

/**
 * Keeps the programs that write the data beside it. A new major version of PostgreSQL cannot read the data, and the
 * package that brings it replaces the programs that can.
 */
export async function keepPrograms(home: string, programs: Programs): Promise<Programs> {
  const folder = join(home, `${PREFIX}${programs.version}${SUFFIX}`)
  if (!existsSync(folder)) {
    // Under a temporary name first, so that a partial copy is never used.
    await rm(`${folder}.new`, { recursive: true, force: true })
    await linkOrCopy(programs.folder, `${folder}.new`)
    await rename(`${folder}.new`, folder)
  }
  return { version: programs.version, folder }
}

/** The kept programs that run on this machine, newest first. */
export async function keptPrograms(home: string): Promise<Programs[]> {
  const names = await readdir(home).catch(() => [])
  return names
    .filter((name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX))
    .map((name) => ({ version: name.slice(PREFIX.length, -SUFFIX.length), folder: join(home, name) }))
    .sort((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true }))
}

/** Deletes the kept programs of other minor versions. Those of other major versions belong to an old data folder. */
export async function dropOtherMinors(home: string, programs: Programs) {
  for (const { version, folder } of await keptPrograms(home)) {
    const isOther = version !== programs.version && majorOf({ version, folder }) === majorOf(programs)
    if (isOther) await rm(folder, { recursive: true, force: true })
  }
}

/** Hard links take no space; another disk needs a copy, flushed because a power cut must not leave empty files. */
async function linkOrCopy(from: string, to: string) {
  await mkdir(to)
  // Whatever the umask: another user may have to run them.
  await chmod(to, 0o755)
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (entry.isDirectory()) await linkOrCopy(source, target)
      // Relative links stay as they are: made absolute, they would lead back into the package.
      else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
      else {
        await link(source, target).catch(() => copyFlushed(source, target))
        await openToOthers(target)
      }
    }),
  )
}

/** Also where npm installed with a umask that keeps others out. */
async function openToOthers(file: string) {
  const { mode } = await stat(file)
  if ((mode & 0o044) !== 0o044) await chmod(file, mode & 0o100 ? 0o755 : 0o644)
}

async function copyFlushed(source: string, target: string) {
  await copyFile(source, target)
  const file = await open(target, 'r+')
  await file.sync().finally(() => file.close())
}
