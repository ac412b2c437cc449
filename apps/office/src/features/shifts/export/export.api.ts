import type { Span } from '@nightshift/shared/pay-periods/periods'
import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import type { NewPayrollExport } from '@nightshift/shared/payroll/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Has the server make and remember a file for payroll. */
export const makeExport = (body: z.input<typeof NewPayrollExport>) =>
  callApi(PAYROLL_CALLS.addExport, { body })

/** The entries of a range that earlier files hold. */
export function toldQuery(festivalId: number, { startsAt, endsAt }: Span) {
  const [since, until] = [startsAt.toISOString(), endsAt.toISOString()]
  return queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'told', since, until],
    queryFn: () => callApi(PAYROLL_CALLS.listTold, { query: { festivalId, since, until } }),
    select: (ids) => new Set(ids),
  })
}
