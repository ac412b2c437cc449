import { VisuallyHidden } from '@mantine/core'
import { formatCents, toCents } from '@nightshift/shared/money'
import { formatDate, formatTime } from '@nightshift/shared/time'
import { Link } from 'react-router'
import { statementPath } from '../../payroll/statements/statement-path.ts'
import { STATEMENT } from '../../payroll/statements/statements.texts.ts'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import { formatHundredths } from '../entries/weeks.ts'
import { RunningTime } from '../punch/running-time.tsx'
import type { TimesheetRow } from './rows.ts'
import styles from './timesheet-table.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'

/** Date above time, to save width in a table of eleven columns. */
export const Instant = ({ at, timeZone }: { at: string; timeZone: string }) => (
  <time dateTime={at} className={styles.instant}>
    <span>{formatDate(at, timeZone)}</span> <span>{formatTime(at, timeZone)}</span>
  </time>
)

/** The hours of an entry, or its elapsed time while open. Long shifts are highlighted. */
export function Hours({ row: { entry, open, long, hundredths } }: { row: TimesheetRow }) {
  const hours = open ? <RunningTime since={entry.startTime} /> : formatHundredths(hundredths)
  if (!long) return hours
  return (
    <span className={styles.long} title={TIMESHEETS.long}>
      {hours}
      <VisuallyHidden> {TIMESHEETS.long}</VisuallyHidden>
    </span>
  )
}

/** The name, which leads to the person's pay statement of the period in which the entry ended. */
export const Name = ({ row: { entry, name } }: { row: TimesheetRow }) => (
  <>
    <Link className={styles.person} to={statementPath(entry)} title={STATEMENT.linkOf(name)}>
      {name}
    </Link>
    {!entry.user.isActive && <span className={styles.inactive}> {TIMESHEETS.inactive}</span>}
  </>
)

/** The review reason as a badge. */
export const ReviewBadge = ({ row: { entry } }: { row: TimesheetRow }) =>
  entry.needsReview && <span className={styles.review}>{ENTRY.reasons[entry.needsReview]}</span>

export const dollars = (amount = 0) => (amount ? formatCents(toCents(amount)) : TIMESHEETS.nothing)
export const payText = ({ pay }: TimesheetRow) => (pay === undefined ? TIMESHEETS.nothing : formatCents(pay))
