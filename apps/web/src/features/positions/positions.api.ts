import { Event } from '@nightshift/shared/positions/contract'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../lib/api.ts'
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
