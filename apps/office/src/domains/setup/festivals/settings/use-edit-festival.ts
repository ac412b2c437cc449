import { FESTIVALS_CALLS } from '@nightshift/shared/setup/festivals/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../../../lib/calls.ts'
import { festivalsQuery } from '../chooser/use-festival.ts'

/** Edits the festival; the cached list has the answer at once. */
export function useEditFestival(words: string) {
  const queries = useQueryClient()
  return useCall(FESTIVALS_CALLS.edit, words, {
    onDone: (saved) =>
      queries.setQueryData(festivalsQuery.queryKey, (known) =>
        known?.map((each) => (each.id === saved.id ? saved : each)),
      ),
  })
}
