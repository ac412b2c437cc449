import type { Me } from '@nightshift/shared/people/employees/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { meQuery } from './auth.api.ts'

type Auth = { kind: 'unknown' } | { kind: 'anonymous' } | { kind: 'authed'; user: Me }

/** Unknown until the server answers. A failed request counts as anonymous. */
export function useAuth(): Auth {
  const { data, isPending } = useQuery(meQuery)
  if (isPending) return { kind: 'unknown' }
  return data ? { kind: 'authed', user: data } : { kind: 'anonymous' }
}

/** The signed-in person. A page keeps them until it unmounts, though a 401 may have ended the session. */
export const MeContext = createContext<Me | null>(null)

/** The signed-in person, inside Protected. */
export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('A protected page is shown to nobody')
  return me
}
