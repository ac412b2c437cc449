import type { ErrorCode } from '@nightshift/shared/errors'
import { constraintOf } from '../../platform/database/constraints.ts'
import { AppError } from '../../platform/http/app-error.ts'

const BY_CONSTRAINT: Record<string, ErrorCode> = {
  one_open_entry_per_user: 'alreadyClockedIn',
  no_overlapping_entries: 'overlap',
  end_not_before_start: 'endBeforeStart',
  period_locked: 'periodLocked',
}

/** Maps a constraint violation to its named error. */
export function namedFailure(error: unknown) {
  const code = BY_CONSTRAINT[constraintOf(error) ?? '']
  return code ? new AppError(code) : error
}
