import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homeOfOtherUser } from '../apps/server/dist/platform/database/embedded/postgres-runner.js'

const leftovers = []
let tidying

/** Clean-up stack: stops and removes in reverse order. */
export const leave = (undo) => void leftovers.push(undo)

export async function temporaryFolder(name) {
  const folder = await mkdtemp(join(tmpdir(), `nightshift-${name}-`))
  leave(async () => {
    // As a data folder of root without user namespaces, it has its database elsewhere.
    for (const one of [folder, homeOfOtherUser(folder)].filter(existsSync))
      await rm(one, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

export function tidyUp() {
  tidying ??= (async () => {
    while (leftovers.length) await leftovers.pop()()
  })()
  return tidying
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void tidyUp().finally(() => process.exit(1)))
}
