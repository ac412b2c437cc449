import { EMPLOYEES_CALLS } from '@nightshift/shared/employees/calls'
import { User } from '@nightshift/shared/employees/contract'
import { POSITIONS_CALLS } from '@nightshift/shared/positions/calls'
import { type NewPosition, type PositionPatch, UserPosition } from '@nightshift/shared/positions/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from '../../lib/query-keys.ts'

/** A festival's events, each with its positions. */
export const eventsQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.events, festivalId],
    queryFn: () =>
      callApi(POSITIONS_CALLS.listEvents, {
        query: {
          filter: { where: { festivalId }, include: [{ relation: 'positions' }], order: ['name ASC'] },
        },
      }),
  })

const Holder = User.pick({ id: true }).extend({
  userPositions: z.array(UserPosition.pick({ positionId: true })),
})
export type Holder = z.infer<typeof Holder>
const listHolders = { ...EMPLOYEES_CALLS.list, answer: z.array(Holder) }

/** The active people of a festival and which positions they hold, to count them. */
export const holdersQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.employees, festivalId, 'holders'],
    queryFn: () =>
      callApi(listHolders, {
        query: {
          filter: {
            where: { festivalId, isActive: true },
            fields: ['id'],
            include: [{ relation: 'userPositions', scope: { fields: ['positionId'] } }],
          },
        },
      }),
  })

export const addEvent = (name: string, festivalId: number) =>
  callApi(POSITIONS_CALLS.addEvent, { body: { name, festivalId } })

export const renameEvent = (id: number, name: string, updatedAt: string) =>
  callApi(POSITIONS_CALLS.editEvent, { params: { id }, body: { name, updatedAt } })

export const addPosition = (position: z.input<typeof NewPosition>) =>
  callApi(POSITIONS_CALLS.addPosition, { body: position })

export const savePosition = (id: number, changes: z.input<typeof PositionPatch>) =>
  callApi(POSITIONS_CALLS.editPosition, { params: { id }, body: changes })
