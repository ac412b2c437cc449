import type { TimeEntry } from '@nightshift/shared/timeclock/contract'
import { memo } from 'react'
import { NoticeState } from '../../ui/states/notice-state.tsx'
import { EntryCards } from './entry-cards.tsx'
import { EntryTable } from './entry-table.tsx'
import { TIMECLOCK } from './timeclock.texts.ts'
import styles from './timesheets.module.css'
import { weeksOf } from './weeks.ts'

type Props = { entries: TimeEntry[]; timeZone: string; asCards: boolean }

/** My shifts by pay week, or what to do while there are none. */
export const Timesheets = memo(({ entries, timeZone, asCards }: Props) => {
  if (entries.length === 0) return <NoticeState part title={TIMECLOCK.empty} text={TIMECLOCK.emptyText} />
  const weeks = weeksOf(entries, timeZone)
  const List = asCards ? EntryCards : EntryTable
  return (
    <div className={styles.timesheets}>
      <List weeks={weeks} timeZone={timeZone} />
      <p className={styles.explanation}>{TIMECLOCK.weeks(timeZone)}</p>
    </div>
  )
})
