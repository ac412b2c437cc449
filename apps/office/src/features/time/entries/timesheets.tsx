import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { memo, type ReactNode } from 'react'
import { EntryCards } from './entry-cards.tsx'
import { EntryTable } from './entry-table.tsx'
import { TIMECLOCK } from './timeclock.texts.ts'
import styles from './timesheets.module.css'
import { weeksOf } from './weeks.ts'

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
      <p className={styles.explanation}>{TIMECLOCK.weeks(timeZone)}</p>
    </div>
  )
})
