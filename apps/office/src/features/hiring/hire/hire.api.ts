import { EMPLOYEES_CALLS } from '@nightshift/shared/employees/calls'
import { User } from '@nightshift/shared/employees/contract'
import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import type { Hire } from '@nightshift/shared/hiring/contract'
import type { HireAgain } from '@nightshift/shared/hiring/known-people'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from '../../../lib/query-keys.ts'

const listUsernames = { ...EMPLOYEES_CALLS.list, answer: z.array(User.pick({ username: true })) }

/** The usernames that are taken at a festival, inactive people's too. */
export const usernamesQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.employees, festivalId, 'usernames'],
    queryFn: async () => {
      const filter = { where: { festivalId }, fields: ['username'] }
      const people = await callApi(listUsernames, { query: { filter } })
      return people.map(({ username }) => username)
    },
  })

/** Makes the person, their position and the mark on the application in one transaction. */
export const hireApplicant = (applicationId: number, fields: Hire) =>
  callApi(HIRING_CALLS.hire, { params: { id: applicationId }, body: fields })

/** The same with a person who is known already. */
export const hireAgain = (applicationId: number, fields: HireAgain) =>
  callApi(HIRING_CALLS.hireAgain, { params: { id: applicationId }, body: fields })
