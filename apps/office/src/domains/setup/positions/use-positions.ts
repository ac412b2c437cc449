import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { User } from '@nightshift/shared/people/employees/contract'
import { UserPosition } from '@nightshift/shared/setup/positions/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { headCounts } from './head-counts.ts'
import { eventsQuery } from './positions.api.ts'
import { POSITIONS } from './positions.texts.ts'

const Holder = User.pick({ id: true }).extend({
  userPositions: z.array(UserPosition.pick({ positionId: true })),
})

/** The active people of a festival and which positions they hold, to count them. */
const holdersQuery = (festivalId: number) =>
  queryOf(
    { ...EMPLOYEES_CALLS.list, answer: z.array(Holder) },
    {
      query: {
        filter: {
          where: { festivalId, isActive: true },
          fields: ['id'],
          include: [{ relation: 'userPositions', scope: { fields: ['positionId'] } }],
        },
      },
    },
  )

/** The festival's events with positions and head counts. */
export function useEvents() {
  const { id } = useFestival()
  const events = useQuery(eventsQuery(id))
  // Optional: without the head counts the screen still works.
  const { data: holders } = useQuery(holdersQuery(id))
  const counts = useMemo(() => holders && headCounts(events.data ?? [], holders), [events.data, holders])
  useFailureAlert(events.error, POSITIONS.loadFailed)
  return { events, counts }
}
