import { VisuallyHidden } from '@mantine/core'
import { formatCents } from '@nightshift/shared/money'
import { Link } from 'react-router'
import { statementPath } from '../../payroll/statements/statement-path.ts'
import { STATEMENT } from '../../payroll/statements/statements.texts.ts'
import { formatHundredths } from '../entries/weeks.ts'
import { RunningTime } from '../punch/running-time.tsx'
import type { TimesheetRow } from './rows.ts'
import styles from './timesheet-table.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'

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

export const payText = ({ pay }: TimesheetRow) => (pay === undefined ? TIMESHEETS.nothing : formatCents(pay))
