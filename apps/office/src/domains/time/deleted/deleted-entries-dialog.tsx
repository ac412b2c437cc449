import { Button } from '@mantine/core'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { formatDate, formatDateTime } from '@nightshift/shared/time'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import type { DeletedEntry } from '@nightshift/shared/time/timeclock/contract'
import type { Period } from '@nightshift/shared/time/timeclock/pay-period'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Item, List, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { OfficeModal } from '../../../kit/office-modal.tsx'
import { useFocusInList } from '../../../kit/use-focus-in-list.ts'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { DELETED } from './deleted-entries.texts.ts'
import { useRestoreEntry } from './use-restore-entry.ts'

type Props = { period: Period; range: Span; onClose: () => void }

/** The deleted entries of a period, each with who deleted it and a way back. */
export function DeletedEntriesDialog({ period, range, onClose }: Props) {
  const { id, timeZone } = useFestival()
  const query = { festivalId: id, since: range.startsAt.toISOString(), until: range.endsAt.toISOString() }
  const deleted = useQuery(queryOf(TIMECLOCK_CALLS.deleted, { query }))
  const [done, setDone] = useState('')
  useFailureAlert(deleted.error, DELETED.loadFailed)
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, 'UTC')
  return (
    <OfficeModal title={DELETED.title} onClose={onClose}>
      <Text quiet>{DELETED.explanation(day(period.start), day(period.end))}</Text>
      <Text quiet status>
        {done}
      </Text>
      <Loaded
        query={deleted}
        failed={DELETED.loadFailed}
        empty={{ title: DELETED.empty, text: DELETED.emptyText }}
      >
        {(entries) => <DeletedList entries={entries} timeZone={timeZone} onDone={setDone} />}
      </Loaded>
    </OfficeModal>
  )
}

type ListProps = { entries: DeletedEntry[]; timeZone: string; onDone: (words: string) => void }

function DeletedList({ entries, timeZone, onDone }: ListProps) {
  const { restore, restoring } = useRestoreEntry(timeZone)
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useFocusInList(
    list,
    entries.map(({ id }) => id),
  )
  const at = (instant: string) => formatDateTime(instant, timeZone)
  return (
    <List listRef={list} label={DELETED.title} onFocus={onFocus}>
      {entries.map(({ id, user, positionName, startTime, endTime, deletedAt, deletedBy }) => {
        const name = `${user.firstName} ${user.lastName}`
        const shift = DELETED.shift(positionName, at(startTime), endTime && at(endTime))
        const actor = deletedBy && `${deletedBy.firstName} ${deletedBy.lastName}`
        const onRestore = async () => {
          onDone('')
          if (await restore(id)) onDone(DELETED.restored(name, shift))
        }
        return (
          <Item key={id} id={id} title={name} about={`${shift}. ${DELETED.by(actor, at(deletedAt))}`}>
            <Button
              variant="default"
              aria-label={DELETED.restoreOf(name, shift)}
              aria-busy={restoring === id}
              disabled={restoring !== undefined && restoring !== id}
              onClick={onRestore}
            >
              {DELETED.restore}
            </Button>
          </Item>
        )
      })}
    </List>
  )
}
