import { PUBLICATION_CALLS } from '@nightshift/shared/publication/calls'
import type { Publish } from '@nightshift/shared/publication/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** The nights that are published together: all of a season without one. */
export type PublishedNights = { festivalId: number; seasonId: number; night: string | null }

/** Below the plan's key: every change of the plan changes who is affected. */
export const publicationQuery = ({ festivalId, seasonId, night }: PublishedNights) =>
  queryOptions({
    queryKey: [...queryKeys.nightPlan, 'publication', festivalId, seasonId, night],
    queryFn: () =>
      callApi(PUBLICATION_CALLS.preview, { query: { festivalId, seasonId, ...(night && { night }) } }),
  })

export const publishNights = (wanted: Publish) => callApi(PUBLICATION_CALLS.publish, { body: wanted })

/** The plan of a night of a season to print; the next one without a date. */
export const nightSheetQuery = (festivalId: number, seasonId: number, night: string) =>
  queryOptions({
    queryKey: [...queryKeys.nightPlan, 'sheet', festivalId, seasonId, night],
    queryFn: () =>
      callApi(PUBLICATION_CALLS.sheet, { query: { festivalId, seasonId, ...(night && { night }) } }),
  })
