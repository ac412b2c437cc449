import { STATEMENTS_CALLS } from '@nightshift/shared/statements/calls'
import type { MyStatementPeriod } from '@nightshift/shared/statements/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/calls.ts'

/** Whose statement, at which festival; one's own without a person. */
type StatementOf = { festivalId: number; userId?: string }

/** The statement of the period that `since` is in; empty for the current one. */
export const statementQuery = ({ festivalId, userId }: StatementOf, since: string) =>
  queryOptions({
    queryKey: [...keyOf(STATEMENTS_CALLS.of), festivalId, userId ?? 'me', since],
    queryFn: () => {
      const query = { festivalId, ...(since && { since }) }
      return userId
        ? callApi(STATEMENTS_CALLS.of, { params: { userId }, query })
        : callApi(STATEMENTS_CALLS.mine, { query })
    },
    meta: { reads: STATEMENTS_CALLS.of.reads },
  })

/** The periods of a person at a festival; one's own at every festival. */
export const statementPeriodsQuery = (festival: MyStatementPeriod['festival'], userId?: string) =>
  queryOptions({
    queryKey: [...keyOf(STATEMENTS_CALLS.periodsOf), festival.id, userId ?? 'me'],
    queryFn: async (): Promise<MyStatementPeriod[]> => {
      if (!userId) return callApi(STATEMENTS_CALLS.myPeriods, {})
      const query = { festivalId: festival.id }
      const periods = await callApi(STATEMENTS_CALLS.periodsOf, { params: { userId }, query })
      return periods.map((period) => ({ ...period, festival }))
    },
    meta: { reads: STATEMENTS_CALLS.periodsOf.reads },
  })
