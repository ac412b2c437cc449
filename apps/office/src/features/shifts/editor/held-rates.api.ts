import { EMPLOYEES_CALLS } from '@nightshift/shared/employees/calls'
import { User } from '@nightshift/shared/employees/contract'
import { UserPosition } from '@nightshift/shared/positions/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from '../../../lib/query-keys.ts'

const Held = UserPosition.pick({ positionId: true, payrate: true })
const listHeld = {
  ...EMPLOYEES_CALLS.list,
  answer: z.array(User.pick({ id: true }).extend({ userPositions: z.array(Held) })),
}

/** What somebody earns in each position that they hold. Empty for people who moved to another festival. */
export const heldRatesQuery = (festivalId: number, id: string) =>
  queryOptions({
    queryKey: [...queryKeys.employees, festivalId, 'rates', id],
    queryFn: async () => {
      const include = [{ relation: 'userPositions', scope: { fields: Object.keys(Held.shape) } }]
      const filter = { where: { id }, fields: ['id'], include }
      const [person] = await callApi(listHeld, { query: { filter } })
      return person?.userPositions ?? []
    },
  })
