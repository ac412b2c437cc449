import { isSignedOut } from '@nightshift/ui/api/api-error.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

/** A 401 from any call clears the signed-in person; a protected page then redirects to the login. */
const noticeSignOut = (error: unknown) => {
  if (isSignedOut(error)) queryClient.setQueryData(queryKeys.me, null)
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignOut }),
  mutationCache: new MutationCache({ onError: noticeSignOut }),
  defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
})
