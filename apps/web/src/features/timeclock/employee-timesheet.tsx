import { ActionIcon, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { User } from '@nightshift/shared/employees/contract'
import type { TimeEntry } from '@nightshift/shared/timeclock/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureAlert } from '../../ui/dialogs/failure.ts'
import { PencilIcon, PlusIcon } from '../../ui/icons.tsx'
import { OfficeModal } from '../../ui/office/office-modal.tsx'
import { useNarrowWindow } from '../../ui/office/use-narrow.ts'
import { NoticeState, StateAction } from '../../ui/states/notice-state.tsx'
import { STATES } from '../../ui/states/states.texts.ts'
import { useMe } from '../auth/use-auth.ts'
import { useFestival } from '../festivals/use-festival.ts'
import styles from './employee-timesheet.module.css'
import { ENTRY } from './entry-editor/entry-editor.texts.ts'
import { EntryEditor } from './entry-editor/entry-editor.tsx'
import { entriesOfQuery } from './timeclock.api.ts'
import { TIMECLOCK } from './timeclock.texts.ts'
import { TimesheetsSkeleton } from './timeclock-skeleton.tsx'
import { Timesheets } from './timesheets.tsx'
import { useAdding } from './use-adding.ts'

type Props = { employee: User; onClose: () => void }

/** The shifts of one employee, above the list that they were picked from. An entry that is edited takes its place. */
export function EmployeeTimesheet({ employee, onClose }: Props) {
  const { id, timeZone } = useFestival()
  const mayManage = can(useMe(), 'timesheets.manage')
  const narrow = useNarrowWindow()
  const { data: entries, error, refetch } = useQuery(entriesOfQuery(id, employee.id))
  const { add, isAdding } = useAdding(employee)
  const [edited, setEdited] = useState<{ entry: TimeEntry; open: boolean }>()
  useFailureAlert(error, TIMECLOCK.loadFailed)
  const name = `${employee.firstName} ${employee.lastName}`

  if (edited?.open) {
    const entry = entries?.find((known) => known.id === edited.entry.id) ?? edited.entry
    const close = () => setEdited({ entry, open: false })
    return <EntryEditor entry={entry} name={name} paychexId={employee.paychexId} onClose={close} />
  }

  const edit = (entry: TimeEntry) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={ENTRY.editOf(entry.positionName, entry.startTime, timeZone)}
      data-autofocus={entry.id === edited?.entry.id || undefined}
      onClick={() => setEdited({ entry, open: true })}
    >
      <PencilIcon />
    </ActionIcon>
  )
  async function addAndEdit() {
    const entry = await add()
    if (entry) setEdited({ entry, open: true })
  }

  return (
    <OfficeModal title={TIMECLOCK.listOf(name)} onClose={onClose} size="min(72rem, 100%)">
      <div className={styles.timesheet}>
        {mayManage && employee.isActive && (
          <Button className={styles.add} leftSection={<PlusIcon />} aria-busy={isAdding} onClick={addAndEdit}>
            {TIMECLOCK.add}
          </Button>
        )}
        {entries && (
          <Timesheets
            entries={entries}
            timeZone={timeZone}
            asCards={narrow}
            label={TIMECLOCK.listOf(name)}
            action={mayManage ? edit : undefined}
          />
        )}
        {!entries && !error && <TimesheetsSkeleton asCards={narrow} />}
        {!entries && error && (
          <NoticeState part title={STATES.failedTitle} text={TIMECLOCK.loadFailed}>
            <StateAction label={STATES.retry} onClick={() => refetch()} />
          </NoticeState>
        )}
      </div>
    </OfficeModal>
  )
}
