import { can } from '@nightshift/shared/access'
import { groupBy } from '@nightshift/shared/night-plan/group-by'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useMe } from '../../auth/use-auth.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { declinedPlacesQuery, seeDeclined } from '../night-plan.api.ts'

/** Who cannot come to a night ahead, while no planner has looked; nobody for people who do not plan. */
export const useDeclinedPlaces = () => useDeclined().data ?? []

function useDeclined() {
  const { id } = useFestival()
  const enabled = can(useMe(), 'nights.edit')
  return useQuery({ ...declinedPlacesQuery(id), enabled })
}

/** The same by night, and the way to say that one has looked. Opening the plan of a night says so by itself, once. */
export function useDeclinedNights(openedNight: string | undefined) {
  const { id: festivalId } = useFestival()
  const queries = useQueryClient()
  const { data: places } = useDeclined()
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (night: string) => seeDeclined({ festivalId, night }),
    // Pending until the list is current.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.declinedPlaces }),
  })
  const hasLooked = useRef(false)
  useEffect(() => {
    if (!places || openedNight === undefined || hasLooked.current) return
    hasLooked.current = true
    // Nobody asked for it, so a failure is not told: the night stays in the list.
    if (places.some(({ night }) => night === openedNight)) mutateAsync(openedNight).catch(console.error)
  }, [places, openedNight, mutateAsync])
  return {
    nights: [...groupBy(places ?? [], ({ night }) => night)].filter(
      ([night]) => !isPending || night !== variables,
    ),
    see: mutateAsync,
  }
}
