import { formatDateTime } from '@nightshift/shared/time'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { isOpen } from '@nightshift/shared/time/timeclock/rules'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { memo, type ReactNode } from 'react'
import { type Column, DataTable } from '../../../kit/data-table.tsx'
import { Text } from '../../../kit/layout.tsx'
import { RunningTime } from '../punch/running-time.tsx'
import { amountsOf, totalAmounts } from './amounts.ts'
import { TIMECLOCK } from './timeclock.texts.ts'
import styles from './timesheets.module.css'
import { totalsOf, type Week, weekLabel, weeksOf } from './weeks.ts'

const { columns: labels } = TIMECLOCK

type EntryListProps = {
  weeks: Week[]
  timeZone: string
  label: string
  action?: (entry: TimeEntry) => ReactNode
  footnote?: (entry: TimeEntry) => ReactNode
}

const totalOf = (entries: readonly TimeEntry[]) => totalAmounts(totalsOf(entries))

/** The entries by week; the totals of a week are above it, in the columns they sum. */
function EntryTable({ weeks, label, timeZone, action, footnote }: EntryListProps) {
  const weekOf = new Map(
    weeks.flatMap((week) => week.entries.map(({ id }) => [id, weekLabel(week)] as const)),
  )
  const columns: [Column<TimeEntry>, ...Column<TimeEntry>[]] = [
    { label: labels.position, value: ({ positionName }) => positionName },
    { label: labels.start, value: ({ startTime }) => <Instant at={startTime} timeZone={timeZone} /> },
    {
      label: labels.end,
      value: ({ endTime }) =>
        endTime ? <Instant at={endTime} timeZone={timeZone} /> : <strong>{TIMECLOCK.running}</strong>,
    },
    {
      label: labels.hours,
      isNumber: true,
      value: (entry) => (isOpen(entry) ? <RunningTime since={entry.startTime} /> : amountsOf(entry).hours),
      total: (entries) => totalOf(entries).hours,
    },
    {
      label: labels.tips,
      isNumber: true,
      value: (entry) => amountsOf(entry).tips,
      total: (entries) => totalOf(entries).tips,
    },
    {
      label: labels.pay,
      isNumber: true,
      value: (entry) => amountsOf(entry).pay,
      total: (entries) => totalOf(entries).pay,
    },
    {
      label: labels.note,
      value: (entry) => (
        <>
          {entry.note}
          {footnote?.(entry)}
        </>
      ),
    },
  ]
  return (
    <DataTable
      neverCards
      label={label}
      rows={weeks.flatMap(({ entries }) => entries)}
      keyOf={({ id }) => id}
      groupOf={({ id }) => weekOf.get(id)!}
      stateOf={(entry) => (isOpen(entry) ? 'running' : undefined)}
      columns={action ? [...columns, { label: TIMECLOCK.listLabel, head: '', value: action }] : columns}
    />
  )
}

/** The entry table as cards, for narrow screens. */
const EntryCards = ({ weeks, label, ...common }: EntryListProps) =>
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
        <dt>{labels.start}</dt>
        <dd>
          <Instant at={startTime} timeZone={timeZone} />
        </dd>
        <dt>{labels.end}</dt>
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
      <dt>{labels.hours}</dt>
      <dd>{hours}</dd>
    </div>
    <div>
      <dt>{labels.tips}</dt>
      <dd>{tips}</dd>
    </div>
    <div>
      <dt>{labels.pay}</dt>
      <dd>{pay}</dd>
    </div>
  </dl>
)

type Props = {
  entries: TimeEntry[]
  timeZone: string
  asCards: boolean
  /** The accessible name. */
  label: string
  emptyText?: string
  /** The action of an entry. */
  action?: (entry: TimeEntry) => ReactNode
  /** What stands below the note of an entry. */
  footnote?: (entry: TimeEntry) => ReactNode
}

/** The entries of one person by pay week, or an empty state. */
export const Timesheets = memo(({ entries, asCards, emptyText, ...list }: Props) => {
  if (entries.length === 0) return <NoticeState part title={TIMECLOCK.empty} text={emptyText} />
  const { timeZone } = list
  const weeks = weeksOf(entries, timeZone)
  const List = asCards ? EntryCards : EntryTable
  return (
    <div className={styles.timesheets}>
      <List weeks={weeks} {...list} />
      <Text quiet>{TIMECLOCK.weeks(timeZone)}</Text>
    </div>
  )
})

/** A date and time that wraps only between the two. */
function Instant({ at, timeZone }: { at: string; timeZone: string }) {
  const [date = '', ...time] = formatDateTime(at, timeZone).split(' ')
  return (
    <>
      <span className={styles.part}>{date}</span> <span className={styles.part}>{time.join(' ')}</span>
    </>
  )
}
