import type { Event } from '@nightshift/shared/setup/positions/contract'
import { foldText } from '@nightshift/shared/text-search'
import { isLong } from '@nightshift/shared/time/timeclock/payroll'
import { hundredthsOf, isOpen, payOf, tipsOf } from '@nightshift/shared/time/timeclock/rules'
import type { PayrollEntry } from './timesheets.api.ts'

/** An entry with its derived values for display, filters and sorting. */
export type TimesheetRow = {
  entry: PayrollEntry
  name: string
  /** The event of the position. */
  eventId?: number
  open: boolean
  long: boolean
  hundredths: number
  /** Undefined until the shift ends. */
  pay?: number
  tips: number
  /** The text that the search matches. */
  words: string
}

export function rowsOf(entries: PayrollEntry[], events: Event[], now: Date): TimesheetRow[] {
  const eventOf = new Map(
    events.flatMap(({ id, positions = [] }) => positions.map((position) => [position.id, id] as const)),
  )
  return entries.map((entry) => {
    const { user, positionId, positionName, note } = entry
    const name = `${user.firstName} ${user.lastName}`
    const open = isOpen(entry)
    return {
      entry,
      name,
      eventId: eventOf.get(positionId),
      open,
      long: isLong(entry, now),
      hundredths: hundredthsOf(entry, now),
      pay: open ? undefined : payOf(entry, now),
      tips: tipsOf(entry),
      words: foldText([name, positionName, note, user.paychexId].join('\n')),
    }
  })
}
