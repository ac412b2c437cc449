import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../lib/query-keys.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { headCounts } from './head-counts.ts'
import {
  addEvent,
  addPosition,
  eventsQuery,
  holdersQuery,
  renameEvent,
  savePosition,
} from './positions.api.ts'
import { POSITIONS } from './positions.texts.ts'

/** The festival's events with positions and head counts. */
export function useEvents() {
  const { id } = useFestival()
  const { data: events, error, refetch } = useQuery(eventsQuery(id))
  // Optional: without the head counts the screen still works.
  const { data: holders } = useQuery(holdersQuery(id))
  const counts = useMemo(() => holders && headCounts(events ?? [], holders), [events, holders])
  useFailureAlert(error, POSITIONS.loadFailed)
  return { events, counts, error, refetch, isLoading: !events && !error }
}

/** The mutations of events and positions. */
export function usePositionMutations() {
  const { id: festivalId } = useFestival()
  const queries = useQueryClient()
  // Also on error: somebody else may have changed it.
  const onSettled = () => queries.invalidateQueries({ queryKey: queryKeys.events })
  return {
    addEvent: useMutation({ mutationFn: (name: string) => addEvent(name, festivalId), onSettled }),
    renameEvent: useMutation({
      mutationFn: ({ id, name, updatedAt }: { id: number; name: string; updatedAt: string }) =>
        renameEvent(id, name, updatedAt),
      onSettled,
    }),
    addPosition: useMutation({ mutationFn: addPosition, onSettled }),
    savePosition: useMutation({
      mutationFn: ({ id, ...changes }: { id: number } & Parameters<typeof savePosition>[1]) =>
        savePosition(id, changes),
      onSettled,
    }),
  }
}
