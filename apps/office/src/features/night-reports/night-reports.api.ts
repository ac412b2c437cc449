import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/night-reports/calls'
import type {
  ClockOutRest,
  CloseNight,
  IncidentPatch,
  MarkAbsent,
  NewIncident,
} from '@nightshift/shared/night-reports/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** What the end of a night meets; of the last night that began without one. Every punch may change it. */
export const closingQuery = (festivalId: number, night: string) =>
  queryOptions({
    queryKey: [...queryKeys.tonight, 'closing', festivalId, night],
    queryFn: () => callApi(NIGHT_REPORTS_CALLS.closing, { query: { festivalId, ...(night && { night }) } }),
  })

/** The nights of a season that have begun, with their reports, the newest first. */
export const reportedNightsQuery = (festivalId: number, seasonId?: number) =>
  queryOptions({
    queryKey: [...queryKeys.nightReports, festivalId, 'season', seasonId ?? 'current'],
    queryFn: () =>
      callApi(NIGHT_REPORTS_CALLS.list, {
        query: { festivalId, ...(seasonId !== undefined && { seasonId }) },
      }),
  })

export const nightReportQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.nightReports, 'report', id],
    queryFn: () => callApi(NIGHT_REPORTS_CALLS.read, { params: { id } }),
  })

export const clockOutRest = (body: ClockOutRest) => callApi(NIGHT_REPORTS_CALLS.clockOutRest, { body })
export const markAbsent = (body: MarkAbsent) => callApi(NIGHT_REPORTS_CALLS.mark, { body })
export const closeNight = (body: CloseNight) => callApi(NIGHT_REPORTS_CALLS.close, { body })
export const addIncident = (body: NewIncident) => callApi(NIGHT_REPORTS_CALLS.addIncident, { body })
export const editIncident = (id: number, body: IncidentPatch) =>
  callApi(NIGHT_REPORTS_CALLS.editIncident, { params: { id }, body })
export const removeIncident = (id: number) => callApi(NIGHT_REPORTS_CALLS.removeIncident, { params: { id } })
