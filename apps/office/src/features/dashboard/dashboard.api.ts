import { ApplicationWeeks, Night } from '@nightshift/shared/dashboard/contract'
import { VitalsByPage } from '@nightshift/shared/public-site/vitals'
import { api } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { withWhere } from '../../lib/filter.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { listedAt } from '../employees/employees.api.ts'

const Count = z.strictObject({ count: z.int() })

/** How many there are. A count that fails is only logged: a dashboard without it is still of use. */
async function countOf(path: string, where: object) {
  try {
    return (await api.get(withWhere(path, where), Count)).count
  } catch (error) {
    console.error(error)
    throw error
  }
}

export const employeeCount = (festivalId: number, isActive: boolean) =>
  queryOptions({
    queryKey: [...queryKeys.employees, festivalId, 'count', isActive],
    queryFn: () => countOf('/api/users/count', listedAt(festivalId, isActive)),
  })

export const clockedInCount = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'count'],
    queryFn: () => countOf('/api/timeclock/count', { festivalId, endTime: null }),
  })

export const applicationCount = (festivalId: number, status: 'new' | 'held' | 'rejected') =>
  queryOptions({
    queryKey: [...queryKeys.applications, festivalId, 'count', status],
    queryFn: () => countOf('/api/applications/count', { festivalId, status }),
  })

/** The latest night, anew every quarter of an hour also while nobody punches. */
export const nightQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'night'],
    queryFn: () => api.get(`/api/festivals/${festivalId}/night`, Night),
    refetchInterval: 15 * 60_000,
  })

export const applicationWeeksQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.applications, festivalId, 'weeks'],
    queryFn: () => api.get(`/api/festivals/${festivalId}/applicationWeeks`, ApplicationWeeks),
  })

/** How fast the public pages were over the last weeks. */
export const vitalsQuery = queryOptions({
  queryKey: queryKeys.vitals,
  queryFn: () => api.get('/api/vitals', VitalsByPage),
})
