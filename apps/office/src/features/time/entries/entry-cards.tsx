import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { isOpen } from '@nightshift/shared/time/timeclock/rules'
import type { ReactNode } from 'react'
import { RunningTime } from '../punch/running-time.tsx'
import { amountsOf, totalAmounts } from './amounts.ts'
import styles from './entry-cards.module.css'
import type { EntryListProps } from './entry-table.tsx'
import { Instant } from './instant.tsx'
import { TIMECLOCK } from './timeclock.texts.ts'
import { weekLabel } from './weeks.ts'

const { columns } = TIMECLOCK

/** The entry table as cards, for narrow screens. */
export const EntryCards = ({ weeks, label, ...common }: EntryListProps) =>
  weeks.map((week) => (
    <section key={week.monday.getTime()} className={styles.week}>
      <h2 className={styles.label}>{weekLabel(week)}</h2>
      <Amounts className={styles.totals} {...totalAmounts(week.totals)} />
      <ul className={styles.list} aria-label={label}>
        {week.entries.map((entry) => (
          <Card key={entry.id} entry={entry} {...common} />
        ))}
      </ul>
    </section>
  ))

type CardProps = Pick<EntryListProps, 'timeZone' | 'action' | 'footnote'> & { entry: TimeEntry }

function Card({ entry, timeZone, action, footnote }: CardProps) {
  const { positionName, startTime, endTime, note } = entry
  const open = isOpen(entry)
  const amounts = amountsOf(entry)
  return (
    <li className={open ? styles.open : styles.card}>
      <div className={styles.head}>
        <h3 className={styles.position}>{positionName}</h3>
        {action?.(entry)}
      </div>
      <dl className={styles.times}>
        <dt>{columns.start}</dt>
        <dd>
          <Instant at={startTime} timeZone={timeZone} />
        </dd>
        <dt>{columns.end}</dt>
        <dd>
          {endTime ? <Instant at={endTime} timeZone={timeZone} /> : <strong>{TIMECLOCK.running}</strong>}
        </dd>
      </dl>
      <Amounts
        className={styles.amounts}
        {...amounts}
        hours={open ? <RunningTime since={startTime} /> : amounts.hours}
      />
      {note && <p className={styles.note}>{note}</p>}
      {footnote?.(entry)}
    </li>
  )
}

type AmountsProps = { className?: string; hours: ReactNode; tips: string; pay: string }

const Amounts = ({ className, hours, tips, pay }: AmountsProps) => (
  <dl className={className}>
    <div>
      <dt>{columns.hours}</dt>
      <dd>{hours}</dd>
    </div>
    <div>
      <dt>{columns.tips}</dt>
      <dd>{tips}</dd>
    </div>
    <div>
      <dt>{columns.pay}</dt>
      <dd>{pay}</dd>
    </div>
  </dl>
)
