import type { ErrorCode } from '@nightshift/shared/errors'
import { AppError } from '../http/app-error.ts'

/** What a refused statement means, by the constraint that refused it. */
const REFUSALS: Record<string, ErrorCode> = {
  applications_one_hire_per_season: 'linkedElsewhere',
  end_not_before_start: 'endBeforeStart',
  festivals_host_name_key: 'hostNameTaken',
  no_overlapping_entries: 'overlap',
  no_overlapping_locks: 'periodAlreadyLocked',
  no_overlapping_seasons: 'seasonsOverlap',
  one_open_entry_per_user: 'alreadyClockedIn',
  one_open_roll_call: 'rollCallOpen',
  one_place_per_night: 'alreadyPlanned',
  one_waiting_request_per_entry: 'requestWaiting',
  period_locked: 'periodLocked',
  positions_festival_id_event_id_fkey: 'eventOfOtherFestival',
  users_username: 'usernameTaken',
}

/** The named error of a violated constraint; any other error as it is. */
export function namedByConstraint(error: unknown) {
  if (error instanceof AppError) return error
  const code = REFUSALS[constraintOf(error) ?? '']
  return code ? Object.assign(new AppError(code), { cause: error }) : error
}

/** The name of the constraint that refused a statement, if one did. */
export function constraintOf(error: unknown): string | undefined {
  const { constraint, cause } = (error ?? {}) as { constraint?: string; cause?: unknown }
  return constraint ?? (cause ? constraintOf(cause) : undefined)
}
