import { LABOUR_COST_CALLS } from '@nightshift/shared/labour-cost/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** What the nights of a season cost. Not among the queries that every punch refetches: it sums a season. */
export const labourCostQuery = (festivalId: number, seasonId: number) =>
  queryOptions({
    queryKey: [...queryKeys.labourCost, festivalId, seasonId],
    queryFn: () => callApi(LABOUR_COST_CALLS.read, { query: { festivalId, seasonId } }),
  })
