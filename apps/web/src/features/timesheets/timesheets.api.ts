import { User } from '@nightshift/shared/employees/contract'
import { wholeDays } from '@nightshift/shared/local-time'
import { TimeEntry } from '@nightshift/shared/timeclock/contract'
import type { Period } from '@nightshift/shared/timeclock/pay-period'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../lib/api.ts'
import { withFilter } from '../../lib/filter.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const PAYEE = { id: true, firstName: true, lastName: true, paychexId: true, isActive: true } as const

/** A shift with what payroll needs to know of its person. */
const PayrollEntry = TimeEntry.omit({ user: true }).extend({ user: User.pick(PAYEE) })
export type PayrollEntry = z.infer<typeof PayrollEntry>

/** Where every list of the server stops; the rest is asked for after it. */
const PAGE = 10_000

/** The shifts that ended within these days at the festival, and the open ones that had begun by then. */
export const payrollQuery = (festivalId: number, { start, end }: Period, timeZone: string) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'payroll', start, end, timeZone],
    queryFn: async () => {
      const { from, to } = wholeDays(start, end, timeZone)
      const [ended, open] = await Promise.all([
        all({ festivalId, endTime: { between: [from.toISOString(), to.toISOString()] } }),
        all({ festivalId, endTime: null }),
      ])
      // An open shift is where its days are: begun before they end, and they have begun.
      const begun = open.filter(({ startTime }) => Date.parse(startTime) <= +to && +from <= Date.now())
      return [...begun, ...ended]
    },
    placeholderData: keepPreviousData,
  })

async function all(where: object) {
  const rows: PayrollEntry[] = []
  let page: PayrollEntry[]
  do {
    page = await api.get(
      withFilter('/api/timeclock', {
        where,
        include: [{ relation: 'user', scope: { fields: Object.keys(PAYEE) } }],
        order: ['startTime DESC', 'id DESC'],
        ...(rows.length && { skip: rows.length }),
      }),
      z.array(PayrollEntry),
    )
    rows.push(...page)
  } while (page.length === PAGE)
  return rows
}
