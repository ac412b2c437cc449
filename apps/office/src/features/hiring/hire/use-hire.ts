import type { Hire } from '@nightshift/shared/hiring/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { hireApplicant } from './hire.api.ts'

/** Hires an applicant in one transactional call. */
export function useHire(applicationId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fields: Hire) => hireApplicant(applicationId, fields),
    // Also on error: somebody else may have hired them first.
    onSettled: () => {
      queries.invalidateQueries({ queryKey: queryKeys.applications })
      queries.invalidateQueries({ queryKey: queryKeys.employees })
    },
  })
}
