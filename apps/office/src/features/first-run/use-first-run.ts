import { FIRST_RUN_CALLS } from '@nightshift/shared/first-run/calls'
import type { FirstRun } from '@nightshift/shared/first-run/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetLoaded, meQuery } from '../auth/auth.api.ts'

/** Makes the first account and festival, which signs in, then fetches the account. */
export function useFirstRun(onCreated: (festivalId: number) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (fields: FirstRun) => {
      const { festivalId } = await callApi(FIRST_RUN_CALLS.complete, { body: fields })
      onCreated(festivalId)
      forgetLoaded(queries)
      await queries.fetchQuery({ ...meQuery, staleTime: 0 })
    },
  })
}
