import { nightsOf } from '@nightshift/shared/seasons/nights'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsavedChanges } from '../../../ui/leaving/leave-blockers.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { availabilityQuery, saveAvailability } from './availability.api.ts'
import { AVAILABILITY } from './availability.texts.ts'

/** The nights that I cannot work, as stored and as ticked now. */
export function useAvailability() {
  const { id, timeZone } = useFestival()
  const queries = useQueryClient()
  const query = availabilityQuery(id)
  const { data: stored, error } = useQuery(query)
  const [edited, setEdited] = useState<ReadonlySet<string>>()
  useUnsavedChanges(edited !== undefined)

  const save = useMutation({
    mutationFn: (unavailable: string[]) => {
      const { seasonId, season, updatedAt } = stored!
      // The season may have lost a night since it was unticked.
      const dates = new Set(nightsOf(season, timeZone).map(({ date }) => date))
      const known = unavailable.filter((date) => dates.has(date))
      return saveAvailability(id, { seasonId, unavailable: known, updatedAt })
    },
    onSuccess: (saved) => {
      queries.setQueryData(query.queryKey, saved)
      setEdited(undefined)
    },
    onError: async (failure) => {
      await tellFailure(failure, AVAILABILITY.saveFailed)
      await queries.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  const unavailable = edited ?? new Set(stored?.unavailable)
  return {
    stored,
    error,
    unavailable,
    isEdited: edited !== undefined,
    isSaving: save.isPending,
    isSaved: save.isSuccess && edited === undefined,
    tick: (dates: string[], isFree: boolean) => {
      const next = new Set(unavailable)
      for (const date of dates) isFree ? next.delete(date) : next.add(date)
      setEdited(next)
    },
    save: () => !save.isPending && save.mutate([...unavailable]),
  }
}
