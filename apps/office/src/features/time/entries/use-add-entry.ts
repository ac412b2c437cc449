import type { User } from '@nightshift/shared/people/employees/contract'
import { assignedPositions } from '@nightshift/shared/time/timeclock/assigned-positions'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { decideClockIn } from '@nightshift/shared/time/timeclock/rules'
import { choose } from '@nightshift/ui/dialogs/choose.tsx'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useCall } from '../../../lib/calls.ts'
import { TIMECLOCK } from './timeclock.texts.ts'

/** Adds an entry for an employee; asks for the position when they hold several. */
export function useAddEntry({
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
