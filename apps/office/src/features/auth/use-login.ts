import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Credentials, forgetLoaded, login, meQuery } from './auth.api.ts'

/** Signs in, then fetches the account. */
export function useLogin() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      await login(credentials)
      forgetLoaded(queries)
      await queries.fetchQuery({ ...meQuery, staleTime: 0 })
    },
  })
}
