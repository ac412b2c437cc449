import { can } from '@nightshift/shared/access'
import type { PunchDecision, PunchesDiscard } from '@nightshift/shared/kiosk-punches/contract'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useMe } from '../../auth/use-auth.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { attentionCountQuery, decidePunch, discardPunches } from './attention.api.ts'
import { ATTENTION } from './attention.texts.ts'

/** How many punches and requests wait for a decision; 0 for people who may not decide. */
export function useAttentionCount() {
  const { id } = useFestival()
  const enabled = can(useMe(), 'timesheets.manage')
  return useQuery({ ...attentionCountQuery(id), enabled }).data ?? 0
}

/** Decides one punch at a time. Resolves to whether it was decided; a failure is shown. */
export function useDecidePunch() {
  const queries = useQueryClient()
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ key, decision }: { key: string; decision: PunchDecision }) => decidePunch(key, decision),
    // Also on error: somebody else may have decided it. Pending until the list is current.
    onSettled: () =>
      Promise.all(
        [queryKeys.attention, queryKeys.timeclock].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  /** A ref, because state updates too late for the second click of a double click. */
  const sending = useRef(false)
  const decide = async (key: string, decision: PunchDecision) => {
    if (sending.current) return false
    sending.current = true
    try {
      await mutateAsync({ key, decision })
      return true
    } catch (error) {
      await tellFailure(error, ATTENTION.decideFailed)
      return false
    } finally {
      sending.current = false
    }
  }
  return { decide, deciding: isPending ? variables : undefined }
}

/** Discards the punches of a kiosk. Resolves to how many, or to undefined after its failure was shown. */
export function useDiscardPunches() {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: discardPunches,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.attention }),
  })
  const discardAll = (discard: PunchesDiscard) =>
    mutateAsync(discard).then(
      ({ count }) => count,
      (error) => tellFailure(error, ATTENTION.decideFailed).then(() => undefined),
    )
  return { discardAll, isPending }
}
