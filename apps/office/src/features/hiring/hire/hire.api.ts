import { type AddPosition, type Signup, User } from '@nightshift/shared/employees/contract'
import { UserPosition } from '@nightshift/shared/positions/contract'
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

/** Repeated for an application that is not hired yet, it answers the same person. */
export const signUp = (person: Omit<Signup, 'accessLvl'>) => api.post('/api/users/signup', person, User)

export const addPosition = (userId: string, position: z.infer<typeof AddPosition>) =>
  api.post(`/api/users/${userId}/addposition`, position, UserPosition)
