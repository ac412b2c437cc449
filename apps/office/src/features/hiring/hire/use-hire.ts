import type { Hire } from '@nightshift/shared/hiring/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { hireApplicant } from './hire.api.ts'

/** Hires somebody from an application, in one call: a failure leaves nothing behind. */
export function useHire(applicationId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fields: Hire) => hireApplicant(applicationId, fields),
    // Also after a failure: somebody else may have been quicker.
    onSettled: () => {
      queries.invalidateQueries({ queryKey: queryKeys.applications })
      queries.invalidateQueries({ queryKey: queryKeys.employees })
    },
  })
}
