import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const leftovers = []
let tidying

/** Clean-up stack: stops and removes in reverse order. */
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
