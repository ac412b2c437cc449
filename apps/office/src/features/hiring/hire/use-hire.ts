import type { Hire } from '@nightshift/shared/hiring/contract'
import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { againBody } from './again/again-fields.ts'
import { hireAgain, hireApplicant } from './hire.api.ts'

/** Hires an applicant in one transactional call, as a new person or as this one again. */
export function useHire(applicationId: number, again: KnownPerson | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fields: Hire) =>
      again ? hireAgain(applicationId, againBody(again, fields)) : hireApplicant(applicationId, fields),
    // Also on error: somebody else may have hired them first.
    onSettled: () => {
      queries.invalidateQueries({ queryKey: queryKeys.applications })
      queries.invalidateQueries({ queryKey: queryKeys.employees })
    },
  })
}
