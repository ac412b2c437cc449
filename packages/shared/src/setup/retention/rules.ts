import { addMonths, dateAt } from '../../local-time.ts'
import type { Season } from '../../seasons/season.ts'
import { seasonPeriod } from '../../time/timeclock/pay-period.ts'

/** Applications are kept for a year after the decision (29 CFR 1602.14). */
export const DECISION_KEPT_MONTHS = 12

/** The answers that are about health. The hint of the notes asks for more about a limitation. */
export const HEALTH_ANSWERS = ['limitations', 'otherNotes'] as const

/** Why somebody could not come to a night may be about their health, too. It is kept for a month after the night. */
export const REASON_KEPT_DAYS = 30

type Ended = { closedAt: Date | null; calendar: Season }
type Setting = { months: number; timeZone: string; now: Date }

/** Whether the applications of a season without a hire have been kept for long enough. An open season keeps all. */
export function isRetentionOver({ closedAt, calendar }: Ended, { months, timeZone, now }: Setting) {
  if (closedAt === null) return false
  return addMonths(seasonPeriod(calendar, timeZone).end, months) <= dateAt(now, timeZone)
}
