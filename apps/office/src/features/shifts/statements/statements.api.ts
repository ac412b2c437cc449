import { STATEMENTS_CALLS } from '@nightshift/shared/statements/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Whose statement, at which festival; one's own without a person. */
export type StatementOf = { festivalId: number; userId?: string }

/** The statement of the period that `since` is in; empty for the current one. */
export const statementQuery = ({ festivalId, userId }: StatementOf, since: string) =>
  queryOptions({
    queryKey: [...queryKeys.statements, festivalId, userId ?? 'me', since],
    queryFn: () => {
      const query = { festivalId, ...(since && { since }) }
      return userId
        ? callApi(STATEMENTS_CALLS.of, { params: { userId }, query })
        : callApi(STATEMENTS_CALLS.mine, { query })
    },
  })

export const statementPeriodsQuery = ({ festivalId, userId }: StatementOf) =>
  queryOptions({
    queryKey: [...queryKeys.statements, festivalId, userId ?? 'me', 'periods'],
    queryFn: () => {
      const query = { festivalId }
      return userId
        ? callApi(STATEMENTS_CALLS.periodsOf, { params: { userId }, query })
        : callApi(STATEMENTS_CALLS.myPeriods, { query })
    },
  })
