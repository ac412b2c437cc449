import { formatDateTime } from '@nightshift/shared/time'
import { OverlapDetails } from '@nightshift/shared/time/timeclock/contract'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { ENTRY } from './entry-editor.texts.ts'

/** The reason of a refused save; for an overlap, with the other shift. */
export function saveRefusal(error: unknown, timeZone: string) {
  const details = error instanceof ApiError ? error.details : undefined
  return overlapWords(details, timeZone) ?? refusalOf(error, [409, 422, 'notOnYourself'])
}

/** The other shift of a refused overlap, if these are the details of one. */
export function overlapWords(details: unknown, timeZone: string) {
  const overlap = OverlapDetails.safeParse(details)
  if (!overlap.success) return
  const { positionName, startTime, endTime } = overlap.data.with
  const at = (instant: string) => formatDateTime(instant, timeZone)
  return ENTRY.overlaps(positionName, at(startTime), endTime && at(endTime))
}
