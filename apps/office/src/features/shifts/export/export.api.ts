import type { Span } from '@nightshift/shared/pay-periods/periods'
import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import type { ToldQuery } from '@nightshift/shared/payroll/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'

/** The entries of a range that earlier files hold, of one kind or of any. Not asked for until the range is known. */
export const toldQuery = (festivalId: number, range: Span | undefined, kind?: ToldQuery['kind']) => {
  const [since, until] = [range?.startsAt.toISOString() ?? '', range?.endsAt.toISOString() ?? '']
  return queryOptions({
    ...queryOf(PAYROLL_CALLS.listTold, { query: { festivalId, since, until, kind } }),
    enabled: range !== undefined,
    select: (ids) => new Set(ids),
  })
}
