import type { RequestDecision } from '@nightshift/shared/entry-requests/contract'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { queryKeys } from '../../../../lib/query-keys.ts'
import { saveRefusal } from '../../editor/use-entry-mutations.ts'
import { decideRequest } from './decide-request.api.ts'
import { DECIDE } from './decide-request.texts.ts'

/** Decides one request at a time. Resolves to whether it was decided; a failure is shown. */
export function useDecideRequest(timeZone: string) {
  const queries = useQueryClient()
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: RequestDecision }) => decideRequest(id, decision),
    // Also on error: somebody else may have decided it. Pending until the list is current.
    onSettled: () =>
      Promise.all(
        [queryKeys.attention, queryKeys.timeclock].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  /** A ref, because state updates too late for the second click of a double click. */
  const sending = useRef(false)
  const decide = async (id: number, decision: RequestDecision) => {
    if (sending.current) return false
    sending.current = true
    try {
      await mutateAsync({ id, decision })
      return true
    } catch (error) {
      await tellFailure(error, DECIDE.failed, (failure) => saveRefusal(failure, timeZone))
      return false
    } finally {
      sending.current = false
    }
  }
  return { decide, deciding: isPending ? variables.id : undefined }
}
