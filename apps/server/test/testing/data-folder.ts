import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** An empty data folder, deleted after the test. */
export async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'nightshift-data-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** A data folder as after a first start, with an empty database: a copy is faster than initdb. */
export async function dataFolder() {
  const folder = await emptyFolder()
  cpSync(inject('dataFolder'), folder, { recursive: true, verbatimSymlinks: true })
  return folder
}
