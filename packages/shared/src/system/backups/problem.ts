import type { BackupStatus } from './contract.ts'

export type BackupProblem =
  | { kind: 'notMounted' }
  | { kind: 'failed'; at: string; reason: string }
  | { kind: 'overdue' }

/** What must be done about the backups of the embedded database, the cause before its effects. */
export function backupProblem(status: BackupStatus): BackupProblem | undefined {
  if (!status.automatic) return undefined
  const { folder, lastGood, lastFailure, overdue } = status
  // A folder that is missing is why the last backup failed, or why the next one will.
  if (folder === 'notMounted') return { kind: 'notMounted' }
  if (lastFailure && !(lastGood && lastGood.at > lastFailure.at)) return { kind: 'failed', ...lastFailure }
  return overdue ? { kind: 'overdue' } : undefined
}
