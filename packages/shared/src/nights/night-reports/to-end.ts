import { addDays } from '../../local-time.ts'
import { nightOf } from '../night-plan/curfew.ts'
import type { ReportedNight } from './contract.ts'

/** The nights that wait for their end: the one that is on, from its gates on, and last night until it has a report. */
export function nightsToEnd(nights: ReportedNight[], now: Date, timeZone: string) {
  const tonight = nightOf(now, timeZone)
  const lastNight = addDays(tonight, -1)
  return nights.filter(
    ({ night, gatesAt, report }) =>
      (night === tonight && new Date(gatesAt) <= now && !report) || (night === lastNight && !report),
  )
}
