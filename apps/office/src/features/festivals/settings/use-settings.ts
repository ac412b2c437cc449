import type { Festival, FestivalPatch } from '@nightshift/shared/festivals/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '../../auth/auth.api.ts'
import { festivalsQuery, saveFestival } from '../chooser/festivals.api.ts'
import { useFestival } from '../chooser/use-festival.ts'

/** The current festival and its mutations; a save updates the cached list at once. */
export function useSettings() {
  const festival = useFestival()
  const queries = useQueryClient()
  const change = {
    mutationFn: (changes: FestivalPatch) => saveFestival(festival.id, changes),
    onSuccess: (saved: Festival) =>
      queries.setQueryData(festivalsQuery.queryKey, (known) =>
        known?.map((each) => (each.id === saved.id ? saved : each)),
      ),
    // Also on error: somebody else may have changed it.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: festivalsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]),
  }
  return { festival, save: useMutation(change), setLogo: useMutation(change) }
}
