import { StartupError } from '../startup-error.ts'

const REASONS: Record<string, string> = {
  ENOSPC: 'There is no space left on the disk.',
  EDQUOT: 'There is no space left on the disk.',
  '53100': 'There is no space left on the disk.',
  '42501': 'The user in DATABASE_URL may not create a database, which the check restores into.',
  EROFS: 'The folder for backups is read-only.',
  EACCES: 'The folder for backups may not be written by this user.',
  EPERM: 'The folder for backups may not be written by this user.',
  ENOENT: 'The folder for backups is gone.',
  EIO: 'The disk of the folder for backups fails (EIO).',
  ESTALE: 'The connection to the folder for backups was lost (ESTALE).',
}

/** Why a backup failed, in one sentence. Messages of other libraries may quote values, so only their code is shown. */
export function reasonOf(error: unknown) {
  if (error instanceof StartupError) return error.message
  const { code, name } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? `The backup was interrupted (${code ?? name}).`
}
