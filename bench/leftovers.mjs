import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const leftovers = []
let tidying

/** Remembers what must be stopped or removed in the end, last first. */
export const leave = (undo) => void leftovers.push(undo)

export async function temporaryFolder(name) {
  const folder = await mkdtemp(join(tmpdir(), `nightshift-${name}-`))
  leave(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
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
