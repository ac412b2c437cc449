import { SignedIn } from '@nightshift/shared/auth/contract'
import { Me } from '@nightshift/shared/employees/contract'
import { Health } from '@nightshift/shared/health'
import { api } from '@nightshift/ui/api/api.ts'
import { isSignedOut } from '@nightshift/ui/api/api-error.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** Who is signed in; null for nobody. */
export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: async () => {
    try {
      await api.getText('/api/users/whoAmI')
      return await api.get('/api/users/me', Me)
    } catch (error) {
      if (isSignedOut(error)) return null
      throw error
    }
  },
})

export const healthQuery = queryOptions({
  queryKey: queryKeys.health,
  queryFn: () => api.get('/api/health', Health),
})

export type Credentials = { username: string; password: string }

export const login = (credentials: Credentials) => api.post('/api/users/login', credentials, SignedIn)

export const refreshLogin = () => api.post('/api/users/refresh-login', undefined, SignedIn)

export const logout = () => api.getText('/api/users/logout')

/** What one person has loaded is not for the next. */
export const forgetLoaded = (queries: QueryClient) =>
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.me[0] })
