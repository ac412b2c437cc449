import { EMPLOYEES_CALLS } from '@nightshift/shared/employees/calls'
import { User } from '@nightshift/shared/employees/contract'
import { UserPosition } from '@nightshift/shared/positions/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from '../../../lib/query-keys.ts'

const FIELDS = { id: true, firstName: true, lastName: true, paychexId: true, isActive: true } as const
const Payee = User.pick(FIELDS).extend({ userPositions: z.array(UserPosition.pick({ positionId: true })) })
export type Payee = z.infer<typeof Payee>
const listPayees = { ...EMPLOYEES_CALLS.list, answer: z.array(Payee) }

/** Everybody whom the festival pays or has paid, those who have left too, by name. */
export const payeesQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.employees, festivalId, 'payees'],
    queryFn: () => {
      const include = [{ relation: 'userPositions', scope: { fields: ['positionId'] } }]
      const order = ['firstName ASC', 'lastName ASC']
      const filter = { where: { festivalId }, fields: Object.keys(FIELDS), include, order }
      return callApi(listPayees, { query: { filter } })
    },
  })
