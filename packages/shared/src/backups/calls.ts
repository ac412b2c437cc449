import type { Calls } from '../calls.ts'
import { BackupStatus } from './contract.ts'

export const BACKUPS_CALLS = {
  status: { method: 'GET', path: '/api/backups', answer: BackupStatus },
} as const satisfies Calls
