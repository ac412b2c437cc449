import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/calls.ts'
import { listedAt } from '../../people/employees/employees.api.ts'

type CountCall = typeof EMPLOYEES_CALLS.count | typeof TIMECLOCK_CALLS.count | typeof HIRING_CALLS.count

/** How many there are. A count that fails is only logged: a dashboard without it is still of use. */
const countOf = (call: CountCall, where: object) =>
  queryOptions({
    queryKey: [...keyOf(call), where],
    queryFn: async () => {
      try {
        return (await callApi(call, { query: { where } })).count
      } catch (error) {
        console.error(error)
        throw error
      }
    },
    meta: { reads: call.reads },
  })

export const employeeCount = (festivalId: number, isActive: boolean) =>
  countOf(EMPLOYEES_CALLS.count, listedAt(festivalId, isActive))

export const clockedInCount = (festivalId: number) =>
  countOf(TIMECLOCK_CALLS.count, { festivalId, endTime: null })

/** Counts the applications to a season that the list shows under this status. */
export const applicationCount = (
  festivalId: number,
  seasonId: number | undefined,
  status: 'new' | 'held' | 'rejected',
) => ({
  ...countOf(HIRING_CALLS.count, { festivalId, seasonId, status, archivedAt: null }),
  enabled: seasonId !== undefined,
})
