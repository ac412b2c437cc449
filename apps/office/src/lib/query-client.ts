import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { isSignedOut } from '@nightshift/ui/api/api-error.ts'
import { failedReloads } from '@nightshift/ui/dialogs/failure.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { keyOf } from './calls.ts'

/** A 401 from any call clears the signed-in person; a protected page then redirects to the login. */
const noticeSignOut = (error: unknown) => {
  if (isSignedOut(error)) queryClient.setQueryData(keyOf(AUTH_CALLS.me), null)
}

/**
 * Without a network every call fails at once. The library would put it off instead, and make it whenever the network comes
 * back: a punch at the wrong time. What an action reads first must not wait either.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { state }) => {
      if (state.data !== undefined) failedReloads.add(error)
      noticeSignOut(error)
    },
  }),
  mutationCache: new MutationCache({ onError: noticeSignOut }),
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})
