import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import type { SeasonEdit } from '@nightshift/shared/seasons/season-version'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** The season that is sold and staffed now. */
export const seasonQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.festivals, festivalId, 'season'],
    queryFn: () => callApi(SEASONS_CALLS.calendar, { params: { id: festivalId } }),
  })

/** Every season, newest first. */
export const seasonsQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.festivals, festivalId, 'seasons'],
    queryFn: () => callApi(SEASONS_CALLS.list, { params: { id: festivalId } }),
  })

/** Always a new version: applications keep the nights of the calendar they were sent with. */
export const saveSeason = (id: number, season: SeasonEdit) =>
  callApi(SEASONS_CALLS.editCalendar, { params: { id }, body: season })
