import { User } from '@nightshift/shared/employees/contract'
import type { Hire } from '@nightshift/shared/hiring/contract'
import { api } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { withFilter } from '../../../lib/filter.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

/** The usernames that are taken at a festival, inactive people's too. */
export const usernamesQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.employees, festivalId, 'usernames'],
    queryFn: async () => {
      const filter = { where: { festivalId }, fields: ['username'] }
      const people = await api.get(withFilter('/api/users', filter), z.array(User.pick({ username: true })))
      return people.map(({ username }) => username)
    },
  })

/** Makes the person, their position and the mark on the application in one transaction. */
export const hireApplicant = (applicationId: number, fields: Hire) =>
  api.post(`/api/applications/${applicationId}/hire`, fields, User)
