import { RETENTION_CALLS } from '@nightshift/shared/retention/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

type Setting = { retentionMonths: number | null; eraseHealthAnswers: boolean }

/** What a setting would erase today. */
export const retentionQuery = (id: number, { retentionMonths, eraseHealthAnswers }: Setting) =>
  queryOptions({
    queryKey: [...queryKeys.applications, id, 'retention', retentionMonths, eraseHealthAnswers],
    queryFn: () =>
      callApi(RETENTION_CALLS.preview, {
        params: { id },
        query: {
          health: String(eraseHealthAnswers),
          ...(retentionMonths !== null && { months: retentionMonths }),
        },
      }),
    placeholderData: keepPreviousData,
  })
