import type { Season } from '@nightshift/shared/festivals/season'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFailureAlert } from '../../ui/dialogs/failure.ts'
import { saveSeason, seasonQuery } from './festivals.api.ts'
import { SEASON } from './season.texts.ts'
import { useFestival } from './use-festival.ts'

/** The season of the festival, and how to change it. */
export function useSeason() {
  const { id, timeZone } = useFestival()
  const queries = useQueryClient()
  const query = seasonQuery(id)
  const { data: season, error, refetch } = useQuery(query)
  useFailureAlert(error, SEASON.loadFailed)
  const save = useMutation({
    mutationFn: (wanted: Season) => saveSeason(id, wanted),
    onSuccess: (saved) => queries.setQueryData(query.queryKey, saved),
  })
  return { season, timeZone, error, refetch, save }
}
