import { VisuallyHidden } from '@mantine/core'
import { formatCents } from '@nightshift/shared/money'
import { formatDateTime } from '@nightshift/shared/time'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { hundredthsOf, isOpen, payOf, tipsOf } from '@nightshift/shared/time/timeclock/rules'
import { memo, type ReactNode } from 'react'
import { type Column, DataTable } from '../../../kit/data-table.tsx'
import { Stack, Text } from '../../../kit/layout.tsx'
import { RunningTime } from '../punch/running-time.tsx'
import { TIMECLOCK } from './timeclock.texts.ts'
import styles from './timesheets.module.css'
import { formatHundredths, type Totals, totalsOf, type Week, weekLabel, weeksOf } from './weeks.ts'

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

/** The entries as lines below each other, for narrow screens. */
const EntryLines = ({ weeks, label, ...common }: EntryListProps) =>
  weeks.map((week) => {
    const { hours, ...money } = totalAmounts(week.totals)
    return (
      <section key={week.monday.getTime()} className={styles.week}>
        <h2 className={styles.head}>
          {weekLabel(week)} <HoursOf>{hours}</HoursOf>
        </h2>
        <Money {...money} />
        <ul className={styles.list} aria-label={label}>
          {week.entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} {...common} />
          ))}
        </ul>
      </section>
    )
  })

type LineProps = Pick<EntryListProps, 'timeZone' | 'action' | 'footnote'> & { entry: TimeEntry }

function EntryLine({ entry, timeZone, action, footnote }: LineProps) {
  const { positionName, startTime, endTime, note } = entry
  const open = isOpen(entry)
  const { hours, ...money } = amountsOf(entry)
  return (
    <li className={styles.line} data-running={open || undefined}>
      <div className={styles.head}>
        <h3>{positionName}</h3>
        <HoursOf>{open ? <RunningTime since={startTime} /> : hours}</HoursOf>
        {action?.(entry)}
      </div>
      <dl className={styles.facts}>
        <VisuallyHidden component="dt">{labels.start}</VisuallyHidden>
        <dd>
          <Instant at={startTime} timeZone={timeZone} />
        </dd>
        <VisuallyHidden component="dt">{labels.end}</VisuallyHidden>
        <dd>
          {'– '}
          {endTime ? <Instant at={endTime} timeZone={timeZone} /> : <strong>{TIMECLOCK.running}</strong>}
        </dd>
      </dl>
      <Money {...money} />
      {note && <Text quiet>{note}</Text>}
      {footnote?.(entry)}
    </li>
  )
}

const HoursOf = ({ children }: { children: ReactNode }) => (
  <span className={styles.hours}>
    <VisuallyHidden>{labels.hours} </VisuallyHidden>
    {children}
  </span>
)

const Money = ({ tips, pay }: { tips: string; pay: string }) => (
  <dl className={styles.facts}>
    <dt>{labels.pay}</dt>
    <dd>{pay}</dd>
    <dt>{labels.tips}</dt>
    <dd>{tips}</dd>
  </dl>
)

type Props = {
  entries: TimeEntry[]
  timeZone: string
  asCards: boolean
  /** The accessible name. */
  label: string
  /** The action of an entry. */
  action?: (entry: TimeEntry) => ReactNode
  /** What stands below the note of an entry. */
  footnote?: (entry: TimeEntry) => ReactNode
}

/** The entries of one person by pay week. */
export const Timesheets = memo(({ entries, asCards, ...list }: Props) => {
  const { timeZone } = list
  const weeks = weeksOf(entries, timeZone)
  const List = asCards ? EntryLines : EntryTable
  return (
    <Stack>
      <List weeks={weeks} {...list} />
      <Text quiet>{TIMECLOCK.weeks(timeZone)}</Text>
    </Stack>
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

/** The formatted amounts of an entry. Pay is known after the end; a dash where there are no tips. */
function amountsOf(entry: TimeEntry, now = new Date()) {
  const tips = tipsOf(entry)
  return {
    hours: formatHundredths(hundredthsOf(entry, now)),
    tips: entry.isTipped || tips ? formatCents(tips) : TIMECLOCK.nothing,
    pay: isOpen(entry) ? TIMECLOCK.nothing : formatCents(payOf(entry, now)),
  }
}

const totalAmounts = ({ hundredths, tips, pay }: Totals) => ({
  hours: formatHundredths(hundredths),
  tips: tips ? formatCents(tips) : TIMECLOCK.nothing,
  pay: formatCents(pay),
})
