import type { Span } from '@nightshift/shared/pay-periods/periods'
import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import type { NewPayrollExport, ToldQuery } from '@nightshift/shared/payroll/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { z } from 'zod'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Has the server make and remember a file for payroll. */
export const makeExport = (body: z.input<typeof NewPayrollExport>) =>
  callApi(PAYROLL_CALLS.addExport, { body })

/** The entries of a range that earlier files hold, of one kind or of any. Not asked for until the range is known. */
export function toldQuery(festivalId: number, range: Span | undefined, kind?: ToldQuery['kind']) {
  const since = range?.startsAt.toISOString()
  const until = range?.endsAt.toISOString()
  return queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'told', since, until, kind],
    queryFn:
      since && until
        ? () => callApi(PAYROLL_CALLS.listTold, { query: { festivalId, since, until, kind } })
        : skipToken,
    select: (ids) => new Set(ids),
  })
}
