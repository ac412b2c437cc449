import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { homeOfOtherUser } from '../../../src/platform/database/embedded/postgres-runner.ts'

/** Where PostgreSQL's files of a data folder are: elsewhere where root may not use user namespaces. */
export function postgresHome(dataDir: string) {
  const elsewhere = homeOfOtherUser(dataDir)
  return existsSync(elsewhere) ? elsewhere : dataDir
}

export async function removeDataFolder(dataDir: string) {
  for (const folder of [postgresHome(dataDir), dataDir])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
