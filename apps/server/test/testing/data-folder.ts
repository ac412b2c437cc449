import { cpSync, readdirSync, symlinkSync } from 'node:fs'
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
  const unused = inject('dataFolder')
  for (const name of readdirSync(unused)) {
    // The kept programs are a thousand files that no test changes.
    if (name.startsWith('postgresql-')) symlinkSync(join(unused, name), join(folder, name), 'junction')
    else cpSync(join(unused, name), join(folder, name), { recursive: true })
  }
  return folder
}
