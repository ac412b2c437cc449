import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { copyDataFolder } from './copy-data-folder.ts'
import { removeDataFolder } from './postgres-home.ts'

/** An empty data folder, deleted after the test. */
export async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'nightshift-data-'))
  onTestFinished(() => removeDataFolder(folder))
  return folder
}

/** A data folder as after a first start, with a migrated, empty database; or a copy of the named one. */
export async function dataFolder(of = inject('dataFolder')) {
  const folder = await emptyFolder()
  copyDataFolder(of, folder)
  return folder
}

/** A data folder whose database is as before its first migration. */
export const unmigratedFolder = () => dataFolder(inject('unmigratedFolder'))
