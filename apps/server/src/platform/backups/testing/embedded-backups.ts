import { vi } from 'vitest'
import { emptyFolder } from '../../../../test/testing/folders/data-folder.ts'
import { readConfig } from '../../config.ts'
import { backupStatus } from '../status.ts'

export const MONDAY = new Date('2026-11-16T11:00:00Z')
export const hoursLater = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000)
export const quiet = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

/** The settings of an embedded database whose data folder is empty; the tests' server plays it. */
export async function settings(env: Record<string, string> = {}) {
  const DATA_DIR = await emptyFolder()
  return readConfig({ NODE_ENV: 'test', DATA_DIR, ...env })
}

export const statusAt = async (config: ReturnType<typeof readConfig>, now: Date) => {
  const status = await backupStatus(config, MONDAY, now)
  if (!status.automatic) throw new Error('not automatic')
  return status
}
