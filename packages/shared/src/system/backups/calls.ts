import { get } from '../../calls.ts'
import { BackupStatus } from './contract.ts'

export const BACKUPS_CALLS = {
  status: get('/api/backups', { may: 'backups.read', answer: BackupStatus }),
}
