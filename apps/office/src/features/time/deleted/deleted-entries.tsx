import { Button } from '@mantine/core'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { formatDate, formatDateTime } from '@nightshift/shared/time'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import type { DeletedEntry } from '@nightshift/shared/time/timeclock/contract'
import type { Period } from '@nightshift/shared/time/timeclock/pay-period'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Text } from '../../../kit/layout.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { useFocusInList } from '../../../ui/use-focus-in-list.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './deleted-entries.module.css'
import { DELETED } from './deleted-entries.texts.ts'
import { useRestoreEntry } from './use-restore-entry.ts'

type Props = { period: Period; range: Span; onClose: () => void }

/** The deleted entries of a period, each with who deleted it and a way back. */
export function DeletedEntries({ period, range, onClose }: Props) {
  const { id, timeZone } = useFestival()
  const query = { festivalId: id, since: range.startsAt.toISOString(), until: range.endsAt.toISOString() }
  const { data: entries, error, refetch } = useQuery(queryOf(TIMECLOCK_CALLS.deleted, { query }))
  useFailureAlert(error, DELETED.loadFailed)
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, 'UTC')
  return (
    <OfficeModal title={DELETED.title} onClose={onClose}>
      <Text quiet>{DELETED.explanation(day(period.start), day(period.end))}</Text>
      {entries && <List entries={entries} timeZone={timeZone} />}
      {!entries && !error && <Loading />}
      {!entries && error && (
        <NoticeState part title={STATES.failedTitle} text={DELETED.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </OfficeModal>
  )
}

type ListProps = { entries: DeletedEntry[]; timeZone: string }

function List({ entries, timeZone }: ListProps) {
  const { restore, restoring } = useRestoreEntry(timeZone)
  const [done, setDone] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useFocusInList(
    list,
    entries.map(({ id }) => id),
  )
  const at = (instant: string) => formatDateTime(instant, timeZone)
  return (
    <>
      <Text quiet status>
        {done}
      </Text>
      {entries.length === 0 && <NoticeState part title={DELETED.empty} text={DELETED.emptyText} />}
      <ul ref={list} className={styles.list} aria-label={DELETED.title} onFocus={onFocus}>
        {entries.map(({ id, user, positionName, startTime, endTime, deletedAt, deletedBy }) => {
          const name = `${user.firstName} ${user.lastName}`
          const shift = DELETED.shift(positionName, at(startTime), endTime && at(endTime))
          const actor = deletedBy && `${deletedBy.firstName} ${deletedBy.lastName}`
          const onRestore = async () => {
            setDone('')
            if (await restore(id)) setDone(DELETED.restored(name, shift))
          }
          return (
            <li key={id} data-item={id} className={styles.entry}>
              <div className={styles.facts}>
                <strong>{name}</strong>
                <span>{shift}</span>
                <span className={styles.hint}>{DELETED.by(actor, at(deletedAt))}</span>
              </div>
              <Button
                variant="default"
                aria-label={DELETED.restoreOf(name, shift)}
                aria-busy={restoring === id}
                disabled={restoring !== undefined && restoring !== id}
                onClick={onRestore}
              >
                {DELETED.restore}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
