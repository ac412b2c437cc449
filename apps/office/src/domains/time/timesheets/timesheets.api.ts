import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { User } from '@nightshift/shared/people/employees/contract'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { payrollEntries } from '@nightshift/shared/time/timeclock/payroll-pages'
import { callApi } from '@nightshift/ui/api/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { keyOf, queryOf } from '../../../lib/calls.ts'

const PAYEE = { id: true, firstName: true, lastName: true, paychexId: true, isActive: true } as const

/** A shift with what payroll needs to know of its person. */
const PayrollEntry = TimeEntry.omit({ user: true }).extend({ user: User.pick(PAYEE) })
export type PayrollEntry = z.infer<typeof PayrollEntry>

const listPayroll = { ...TIMECLOCK_CALLS.list, answer: z.array(PayrollEntry) }
const include = [{ relation: 'user', scope: { fields: Object.keys(PAYEE) } }]
const inputs = (filter: object) => ({ query: { filter: { ...filter, include } } })

/** The shifts that ended in a range of time at the festival, and the open ones that had begun by then. */
export const payrollQuery = (festivalId: number, range: Span) =>
  queryOptions({
    queryKey: [...keyOf(TIMECLOCK_CALLS.list), festivalId, range.startsAt, range.endsAt],
    queryFn: async () => {
      const from = range.startsAt
      const entries = await payrollEntries({ festivalId, from, to: lastOf(range) }, (filter) =>
        callApi(listPayroll, inputs(filter)),
      )
      // An open shift is where its days are: begun before they end, and they have begun.
      return entries.filter(
        ({ startTime, endTime }) => endTime || (new Date(startTime) < range.endsAt && +from <= Date.now()),
      )
    },
    placeholderData: keepPreviousData,
    meta: { reads: TIMECLOCK_CALLS.list.reads },
  })

/** The shifts that somebody has to look at before payroll gets them, up to the end of a range of time. */
export const reviewQuery = (festivalId: number, range: Span) => {
  const where = { festivalId, needsReview: { neq: null }, endTime: { lte: lastOf(range).toISOString() } }
  return queryOptions({
    ...queryOf(listPayroll, inputs({ where, order: ['endTime ASC', 'id ASC'] })),
    placeholderData: keepPreviousData,
  })
}

const lastOf = ({ endsAt }: Span) => new Date(endsAt.getTime() - 1)

/** One entry with its person; null once it is deleted. */
export const payrollEntryQuery = (festivalId: number, id: number) =>
  queryOptions({
    ...queryOf(listPayroll, inputs({ where: { festivalId, id } })),
    select: ([entry]) => entry ?? null,
  })
