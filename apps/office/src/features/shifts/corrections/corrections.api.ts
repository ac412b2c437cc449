import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** All changes, those of one export, or those of a pay period. Empty means not narrowed. */
export type ChangesOf = { export: string; since: string; until: string }

/** Entries that differ from what payroll was told. */
export const changesQuery = (festivalId: number, { export: exportId, since, until }: ChangesOf) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'changes', exportId, since, until],
    queryFn: () =>
      callApi(PAYROLL_CALLS.listChanges, {
        query: {
          festivalId: String(festivalId),
          ...(exportId && { exportId }),
          ...(since && until && { since, until }),
        },
      }),
  })
