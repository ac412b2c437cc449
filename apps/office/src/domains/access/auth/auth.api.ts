import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { HEALTH_CALLS } from '@nightshift/shared/system/health/probe'
import { callApi } from '@nightshift/ui/api/api.ts'
import { isSignedOut } from '@nightshift/ui/api/api-error.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keyOf, queryOf } from '../../../lib/calls.ts'

/** Who is signed in; null for nobody. */
export const meQuery = queryOptions({
  queryKey: keyOf(AUTH_CALLS.me),
  queryFn: async () => {
    try {
      await callApi(AUTH_CALLS.whoAmI)
      return await callApi(AUTH_CALLS.me)
    } catch (error) {
      if (isSignedOut(error)) return null
      throw error
    }
  },
  meta: { reads: AUTH_CALLS.me.reads },
})

export const healthQuery = queryOf(HEALTH_CALLS.health)

export const refreshLogin = () => callApi(AUTH_CALLS.refreshLogin)

export const logout = () => callApi(AUTH_CALLS.logout)

/** What one person has loaded is not for the next. */
export const forgetLoaded = (queries: QueryClient) =>
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== AUTH_CALLS.me.path })

/** Reads the account of who just signed in. */
export function readSignedIn(queries: QueryClient) {
  forgetLoaded(queries)
  return queries.fetchQuery({ ...meQuery, staleTime: 0 })
}
