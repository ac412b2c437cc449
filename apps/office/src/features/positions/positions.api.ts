import { User } from '@nightshift/shared/employees/contract'
import {
  Event,
  type NewPosition,
  Position,
  type PositionPatch,
  UserPosition,
} from '@nightshift/shared/positions/contract'
import { api } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { withFilter } from '../../lib/filter.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** A festival's events, each with its positions. */
export const eventsQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.events, festivalId],
    queryFn: () =>
      api.get(
        withFilter('/api/events', {
          where: { festivalId },
          include: [{ relation: 'positions' }],
          order: ['name ASC'],
        }),
        z.array(Event),
      ),
  })

const Holder = User.pick({ id: true }).extend({
  userPositions: z.array(UserPosition.pick({ positionId: true })),
})
export type Holder = z.infer<typeof Holder>

/** The active people of a festival and which positions they hold, to count them. */
export const holdersQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.employees, festivalId, 'holders'],
    queryFn: () =>
      api.get(
        withFilter('/api/users', {
          where: { festivalId, isActive: true },
          fields: ['id'],
          include: [{ relation: 'userPositions', scope: { fields: ['positionId'] } }],
        }),
        z.array(Holder),
      ),
  })

export const addEvent = (name: string, festivalId: number) =>
  api.post('/api/events/', { name, festivalId }, Event)

export const renameEvent = (id: number, name: string, updatedAt: string) =>
  api.patch(`/api/events/${id}`, { name, updatedAt }, Event)

export const addPosition = (position: z.input<typeof NewPosition>) =>
  api.post('/api/positions/', position, Position)

export const savePosition = (id: number, changes: z.input<typeof PositionPatch>) =>
  api.patch(`/api/positions/${id}`, changes, Position)
