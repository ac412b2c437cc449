import type { SeasonEdit } from '@nightshift/shared/seasons/season-version'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { saveSeason, seasonQuery } from '../seasons.api.ts'
import { SEASON } from './season.texts.ts'

/** The season of the festival, and its save mutation. */
export function useSeason() {
  const { id, timeZone } = useFestival()
  const queries = useQueryClient()
  const query = seasonQuery(id)
  const { data: season, error, refetch } = useQuery(query)
  useFailureAlert(error, SEASON.loadFailed)
  const save = useMutation({
    mutationFn: (wanted: SeasonEdit) => saveSeason(id, wanted),
    onSuccess: (saved) => queries.setQueryData(query.queryKey, saved),
    // Somebody else may have changed it.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  return { season, timeZone, error, refetch, save }
}
