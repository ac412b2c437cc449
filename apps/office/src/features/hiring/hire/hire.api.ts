import { EMPLOYEES_CALLS } from '@nightshift/shared/employees/calls'
import { User } from '@nightshift/shared/employees/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { keyOf } from '../../../lib/calls.ts'

const listUsernames = { ...EMPLOYEES_CALLS.list, answer: z.array(User.pick({ username: true })) }

/** The usernames that are taken at a festival, inactive people's too. */
export const usernamesQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...keyOf(EMPLOYEES_CALLS.list), festivalId, 'usernames'],
    queryFn: async () => {
      const filter = { where: { festivalId }, fields: ['username'] }
      const people = await callApi(listUsernames, { query: { filter } })
      return people.map(({ username }) => username)
    },
    meta: { reads: EMPLOYEES_CALLS.list.reads },
  })
