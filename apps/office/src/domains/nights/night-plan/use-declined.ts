import { can } from '@nightshift/shared/access'
import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { DECLINED } from './declined.texts.ts'

/** Who cannot come to a night ahead, while no planner has looked; nobody for people who do not plan. */
export const useDeclinedPlaces = () => useDeclined().data ?? []

function useDeclined() {
  const { id: festivalId } = useFestival()
  const enabled = can(useMe(), 'nights.edit')
  return useQuery({ ...queryOf(NIGHT_PLAN_CALLS.declined, { query: { festivalId } }), enabled })
}

/** The same by night, and the way to say that one has looked. Opening the plan of a night says so by itself, once. */
export function useDeclinedNights(openedNight: string | undefined) {
  const { id: festivalId } = useFestival()
  const { data: places } = useDeclined()
  const see = useCall(NIGHT_PLAN_CALLS.seeDeclined, DECLINED.seeFailed)
  const { attempt } = see
  const hasLooked = useRef(false)
  useEffect(() => {
    if (!places || openedNight === undefined || hasLooked.current) return
    hasLooked.current = true
    // Nobody asked for it, so a failure is not shown: the night stays in the list.
    if (places.some(({ night }) => night === openedNight))
      attempt({ body: { festivalId, night: openedNight } }).catch(console.error)
  }, [places, openedNight, festivalId, attempt])
  return {
    nights: [...groupBy(places ?? [], ({ night }) => night)].filter(
      ([night]) => night !== see.inputs?.body.night,
    ),
    see: (night: string) => see({ body: { festivalId, night } }),
  }
}
