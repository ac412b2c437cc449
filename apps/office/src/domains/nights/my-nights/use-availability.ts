import { MY_NIGHTS_CALLS } from '@nightshift/shared/nights/my-nights/calls'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { AVAILABILITY } from './my-nights.texts.ts'

/** The nights that I cannot work, as stored and as ticked now. */
export function useAvailability() {
  const { id, timeZone } = useFestival()
  const queries = useQueryClient()
  const query = queryOf(MY_NIGHTS_CALLS.availability, { query: { festivalId: id } })
  const found = useQuery({ ...query, staleTime: 0 })
  const stored = found.data
  const [edited, setEdited] = useState<ReadonlySet<string>>()
  useUnsavedChanges(edited !== undefined)

  const save = useCall(MY_NIGHTS_CALLS.editAvailability, AVAILABILITY.saveFailed, {
    also: [MY_NIGHTS_CALLS.availability],
    onDone: (saved) => {
      queries.setQueryData(query.queryKey, saved)
      setEdited(undefined)
    },
  })
  function send() {
    const { seasonId, season, updatedAt } = stored!
    // The season may have lost a night since it was unticked.
    const dates = new Set(nightsOf(season, timeZone).map(({ date }) => date))
    const known = [...unavailable].filter((date) => dates.has(date))
    return save({ query: { festivalId: id }, body: { seasonId, unavailable: known, updatedAt } })
  }
  const unavailable = edited ?? new Set(stored?.unavailable)
  return {
    found,
    unavailable,
    isSaving: save.isPending,
    isSaved: save.isDone && edited === undefined,
    tick: (dates: string[], isFree: boolean) => {
      const next = new Set(unavailable)
      for (const date of dates) isFree ? next.delete(date) : next.add(date)
      setEdited(next)
    },
    save: () => !save.isPending && send(),
  }
}
