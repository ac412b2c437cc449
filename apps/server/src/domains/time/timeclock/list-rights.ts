import { can } from '@nightshift/shared/access'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'

/** Refuses what this person may not list, and so may not count either. */
export function checkListRights(caller: Caller, where: unknown) {
  if (!can(caller, 'timesheets.manage') && !asksOnlyForPeopleOrOpen(where))
    throw new AppError('rangesArePayrolls')
}

/** People who do not do payroll may list one person's shifts, or the open ones. Ranges of time are payroll's. */
export function asksOnlyForPeopleOrOpen(where: unknown) {
  if (typeof where !== 'object' || where === null) return false
  const { userId, endTime, festivalId: _, ...others } = where as Record<string, unknown>
  const named = typeof userId === 'string' || isEqualTo(userId, 'string')
  const open = endTime === null || isEqualTo(endTime, 'null')
  const known = (userId === undefined || named) && (endTime === undefined || open)
  return known && (named || open) && Object.keys(others).length === 0
}

/** `{ eq: … }`, the long form of the same. */
function isEqualTo(condition: unknown, type: 'string' | 'null') {
  if (typeof condition !== 'object' || condition === null) return false
  const entries = Object.entries(condition)
  return (
    entries.length === 1 &&
    entries[0]![0] === 'eq' &&
    (type === 'null' ? entries[0]![1] === null : typeof entries[0]![1] === type)
  )
}
