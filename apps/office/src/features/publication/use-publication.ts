import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { type PublishedNights, publicationQuery, publishNights } from './publication.api.ts'

/** Whom publishing these nights would affect, and the publication. */
export function usePublication(nights: PublishedNights) {
  const queries = useQueryClient()
  const query = publicationQuery(nights)
  const { data, error } = useQuery(query)
  const publish = useMutation({
    mutationFn: (seen: string) => publishNights({ ...nights, seen }),
    onSuccess: (left) => queries.setQueryData(query.queryKey, left),
    // Also on error: the plan is another one than the one that was shown.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.nightPlan }),
  })
  return { publication: data, error, publish }
}
