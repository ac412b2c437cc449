import { User } from '@nightshift/shared/employees/contract'
import { wholeDays } from '@nightshift/shared/local-time'
import { TIMECLOCK_CALLS } from '@nightshift/shared/timeclock/calls'
import { TimeEntry } from '@nightshift/shared/timeclock/contract'
import type { Period } from '@nightshift/shared/timeclock/pay-period'
import { payrollEntries } from '@nightshift/shared/timeclock/payroll-pages'
import { callApi } from '@nightshift/ui/api/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from '../../../lib/query-keys.ts'

const PAYEE = { id: true, firstName: true, lastName: true, paychexId: true, isActive: true } as const

/** A shift with what payroll needs to know of its person. */
const PayrollEntry = TimeEntry.omit({ user: true }).extend({ user: User.pick(PAYEE) })
export type PayrollEntry = z.infer<typeof PayrollEntry>

/** The shifts that ended within these days at the festival, and the open ones that had begun by then. */
export const payrollQuery = (festivalId: number, { start, end }: Period, timeZone: string) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'payroll', start, end, timeZone],
    queryFn: async () => {
      const { from, to } = wholeDays(start, end, timeZone)
      const entries = await payrollEntries({ festivalId, from, to }, list)
      // An open shift is where its days are: begun before they end, and they have begun.
      return entries.filter(
        ({ startTime, endTime }) => endTime || (Date.parse(startTime) <= +to && +from <= Date.now()),
      )
    },
    placeholderData: keepPreviousData,
  })

/** The shifts that somebody has to look at before payroll gets them, up to the last of these days. */
export const reviewQuery = (festivalId: number, { start, end }: Period, timeZone: string) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'review', end, timeZone],
    queryFn: () => {
      const { to } = wholeDays(start, end, timeZone)
      const where = { festivalId, needsReview: { neq: null }, endTime: { lte: to.toISOString() } }
      return list({ where, order: ['endTime ASC', 'id ASC'] })
    },
    placeholderData: keepPreviousData,
  })

const listPayroll = { ...TIMECLOCK_CALLS.list, answer: z.array(PayrollEntry) }
const include = [{ relation: 'user', scope: { fields: Object.keys(PAYEE) } }]

const list = (filter: object) => callApi(listPayroll, { query: { filter: { ...filter, include } } })

/** One entry with its person; null once it is deleted. */
export const payrollEntryQuery = (festivalId: number, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'one', id],
    queryFn: async () => (await list({ where: { festivalId, id } }))[0] ?? null,
  })
