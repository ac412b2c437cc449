import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** A data folder with nothing in it, gone after the test. */
export async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'nightshift-data-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** A data folder as a first start leaves it, with an empty database: initdb takes longer than a copy. */
export async function dataFolder() {
  const folder = await emptyFolder()
  cpSync(inject('dataFolder'), folder, { recursive: true, verbatimSymlinks: true })
  return folder
}
