import { ActionIcon, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { User } from '@nightshift/shared/people/employees/contract'
import { assignedPositions } from '@nightshift/shared/time/timeclock/assigned-positions'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { decideClockIn } from '@nightshift/shared/time/timeclock/rules'
import { choose } from '@nightshift/ui/dialogs/choose.tsx'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { PencilIcon, PlusIcon } from '@nightshift/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Actions, Stack } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { OfficeModal } from '../../../kit/office-modal.tsx'
import { useNarrowWindow } from '../../../kit/use-narrow.ts'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { statementPath } from '../../payroll/statements/statement-path.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import { EntryEditor } from '../editor/entry-editor.tsx'
import { TIMECLOCK } from './timeclock.texts.ts'
import { Timesheets } from './timesheets.tsx'

/** The shifts of one person, newest first. */
const entriesOfQuery = (userId: string) =>
  queryOf(TIMECLOCK_CALLS.list, { query: { filter: { order: ['startTime DESC'], where: { userId } } } })

type Props = {
  employee: Pick<User, 'id' | 'firstName' | 'lastName' | 'isActive'> & Partial<User>
  onClose: () => void
}

/** The entries of one employee. The entry editor replaces the list while it is open. */
export function EmployeeTimesheet({ employee, onClose }: Props) {
  const { timeZone } = useFestival()
  const mayManage = can(useMe(), 'timesheets.manage')
  const narrow = useNarrowWindow()
  const query = useQuery(entriesOfQuery(employee.id))
  const { add, isAdding } = useAddEntry(employee)
  const [edited, setEdited] = useState<{ entry: TimeEntry; open: boolean }>()
  useFailureAlert(query.error, TIMECLOCK.loadFailed)
  const name = `${employee.firstName} ${employee.lastName}`

  if (edited?.open) {
    const entry = query.data?.find((known) => known.id === edited.entry.id) ?? edited.entry
    const close = () => setEdited({ entry, open: false })
    return <EntryEditor entry={entry} name={name} paychexId={employee.paychexId} onClose={close} />
  }

  const edit = (entry: TimeEntry) => (
    <ActionIcon
      variant="subtle"
      color="gray"
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
      <Stack>
        {mayManage && (
          <Actions>
            <Button variant="default" component={Link} to={statementPath({ userId: employee.id })}>
              {TIMECLOCK.statement}
            </Button>
            {employee.isActive && (
              <Button leftSection={<PlusIcon />} aria-busy={isAdding} onClick={addAndEdit}>
                {TIMECLOCK.add}
              </Button>
            )}
          </Actions>
        )}
        <Loaded query={query} failed={TIMECLOCK.loadFailed} empty={{ title: TIMECLOCK.empty }}>
          {(entries) => (
            <Timesheets
              entries={entries}
              timeZone={timeZone}
              asCards={narrow}
              label={TIMECLOCK.listOf(name)}
              action={mayManage ? edit : undefined}
            />
          )}
        </Loaded>
      </Stack>
    </OfficeModal>
  )
}

/** Adds an entry for an employee; asks for the position when they hold several. */
function useAddEntry({
  id,
  userPositions = [],
  positions = [],
}: Pick<User, 'id' | 'userPositions' | 'positions'>) {
  const addEntry = useCall(TIMECLOCK_CALLS.add, TIMECLOCK.addFailed)

  async function upIdToAdd() {
    const decision = decideClockIn(assignedPositions(userPositions, positions))
    if (decision.kind === 'start') return decision.position.id
    if (decision.kind === 'ask') {
      return choose({ title: TIMECLOCK.whichPositionToAdd, options: decision.options })
    }
    await dialogs.alert({ text: TIMECLOCK.noPositionToAdd })
  }

  /** Resolves to the new entry after the list was refetched. */
  async function add() {
    if (addEntry.isPending) return
    const upId = await upIdToAdd()
    if (upId !== undefined) return addEntry({ body: { userId: id, upId } })
  }
  return { add, isAdding: addEntry.isPending }
}
