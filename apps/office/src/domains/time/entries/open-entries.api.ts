import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { queryOf } from '../../../lib/calls.ts'

/** Everybody who is on the clock now, longest first, each shift with its person. */
export const openEntriesQuery = (festivalId: number) =>
  queryOf(TIMECLOCK_CALLS.list, {
    query: {
      filter: {
        where: { festivalId, endTime: null },
        include: [{ relation: 'user' }],
        order: ['startTime ASC'],
      },
    },
  })
