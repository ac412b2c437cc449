import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { isOpen } from '@nightshift/shared/time/timeclock/rules'
import type { ReactNode } from 'react'
import { RunningTime } from '../punch/running-time.tsx'
import { amountsOf, totalAmounts } from './amounts.ts'
import styles from './entry-table.module.css'
import { Instant } from './instant.tsx'
import { TIMECLOCK } from './timeclock.texts.ts'
import { type Week, weekLabel } from './weeks.ts'

const { columns } = TIMECLOCK

export type EntryListProps = {
  weeks: Week[]
  timeZone: string
  label: string
  action?: (entry: TimeEntry) => ReactNode
  footnote?: (entry: TimeEntry) => ReactNode
}

/** The entries by week; the totals of a week are above it, in the columns they sum. */
export const EntryTable = ({ weeks, label, action, ...common }: EntryListProps) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{columns.position}</th>
        <th scope="col">{columns.start}</th>
        <th scope="col">{columns.end}</th>
        <th scope="col" className={styles.amount}>
          {columns.hours}
        </th>
        <th scope="col" className={styles.amount}>
          {columns.tips}
        </th>
        <th scope="col" className={styles.amount}>
          {columns.pay}
        </th>
        <th scope="col">{columns.note}</th>
        {action && <td />}
      </tr>
    </thead>
    {weeks.map((week) => (
      <tbody key={week.monday.getTime()}>
        <WeekRow week={week} withAction={action !== undefined} />
        {week.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} action={action} {...common} />
        ))}
      </tbody>
    ))}
  </table>
)

function WeekRow({ week, withAction }: { week: Week; withAction: boolean }) {
  const { hours, tips, pay } = totalAmounts(week.totals)
  return (
    <tr className={styles.week}>
      <th scope="rowgroup" colSpan={3}>
        {weekLabel(week)}
      </th>
      <td className={styles.amount}>{hours}</td>
      <td className={styles.amount}>{tips}</td>
      <td className={styles.amount}>{pay}</td>
      <td colSpan={withAction ? 2 : 1} />
    </tr>
  )
}

type RowProps = Pick<EntryListProps, 'timeZone' | 'action' | 'footnote'> & { entry: TimeEntry }

function EntryRow({ entry, timeZone, action, footnote }: RowProps) {
  const { positionName, startTime, endTime, note } = entry
  const { hours, tips, pay } = amountsOf(entry)
  return (
    <tr className={isOpen(entry) ? styles.open : undefined}>
      <td>{positionName}</td>
      <td className={styles.instant}>
        <Instant at={startTime} timeZone={timeZone} />
      </td>
      <td className={styles.instant}>
        {endTime ? <Instant at={endTime} timeZone={timeZone} /> : <strong>{TIMECLOCK.running}</strong>}
      </td>
      <td className={styles.amount}>{isOpen(entry) ? <RunningTime since={startTime} /> : hours}</td>
      <td className={styles.amount}>{tips}</td>
      <td className={styles.amount}>{pay}</td>
      <td className={styles.note}>
        {note}
        {footnote?.(entry)}
      </td>
      {action && <td className={styles.action}>{action(entry)}</td>}
    </tr>
  )
}
