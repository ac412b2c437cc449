import type { User } from '@nightshift/shared/employees/contract'
import { assignedPositions } from '@nightshift/shared/timeclock/assigned-positions'
import type { TimeEntry } from '@nightshift/shared/timeclock/contract'
import { decideClockIn } from '@nightshift/shared/timeclock/rules'
import { choose } from '@nightshift/ui/dialogs/choose.tsx'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { addEntry } from './timeclock.api.ts'
import { TIMECLOCK } from './timeclock.texts.ts'

/** Adds an entry for an employee; asks for the position when they hold several. */
export function useAddEntry({
  id,
  userPositions = [],
  positions = [],
}: Pick<User, 'id' | 'userPositions' | 'positions'>) {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({ mutationFn: (upId: number) => addEntry(id, upId) })

  async function upIdToAdd() {
    const decision = decideClockIn(assignedPositions(userPositions, positions))
    if (decision.kind === 'start') return decision.position.id
    if (decision.kind === 'ask') {
      return choose({ title: TIMECLOCK.whichPositionToAdd, options: decision.options })
    }
    await dialogs.alert({ text: TIMECLOCK.noPositionToAdd })
  }

  /** Resolves to the new entry after the list was refetched. */
  async function add(): Promise<TimeEntry | undefined> {
    if (isPending) return
    const upId = await upIdToAdd()
    if (upId === undefined) return
    try {
      const made = await mutateAsync(upId)
      await queries.invalidateQueries({ queryKey: queryKeys.timeclock })
      return made
    } catch (error) {
      await tellFailure(error, TIMECLOCK.addFailed)
    }
  }
  return { add, isAdding: isPending }
}
