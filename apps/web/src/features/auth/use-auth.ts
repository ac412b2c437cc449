import type { Me } from '@nightshift/shared/employees/contract'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from './auth.api.ts'

type Auth = { kind: 'unknown' } | { kind: 'anonymous' } | { kind: 'authed'; user: Me }

/** Unknown until the server has answered. A check that fails counts as nobody. */
export function useAuth(): Auth {
  const { data, isPending } = useQuery(meQuery)
  if (isPending) return { kind: 'unknown' }
  return data ? { kind: 'authed', user: data } : { kind: 'anonymous' }
}

/** The signed-in person, on pages that stand behind Protected. */
export function useMe(): Me {
  const auth = useAuth()
  if (auth.kind !== 'authed') throw new Error('A protected page is shown to nobody')
  return auth.user
}
