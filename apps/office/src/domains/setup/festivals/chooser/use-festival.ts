import { FESTIVALS_CALLS } from '@nightshift/shared/setup/festivals/calls'
import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import { queryOf } from '../../../../lib/calls.ts'
import { useAuth } from '../../../access/auth/use-auth.ts'
import { currentFestivalId, subscribeToCurrentFestival } from './current-festival.ts'
import { decideFestival, type FestivalChoice, hasFixedFestival } from './decide-festival.ts'

/** The festivals that this person may work in. */
export const festivalsQuery = {
  ...queryOf(FESTIVALS_CALLS.list),
  // Header and page both ask; a failure is shown once, with a button to try again.
  retryOnMount: false,
}

/** The state of the choice: unknown without a person, and until the list is loaded. */
export function useFestivalChoice(): FestivalChoice {
  const auth = useAuth()
  const user = auth.kind === 'authed' ? auth.user : undefined
  const chosenId = useSyncExternalStore(subscribeToCurrentFestival, currentFestivalId)
  // The server refuses calls until a reset password is changed.
  const mayAsk = user !== undefined && !hasFixedFestival(user) && !user.mustChangePassword
  const { data } = useQuery({ ...festivalsQuery, enabled: mayAsk })
  return user ? decideFestival(user, chosenId, data) : { kind: 'unknown' }
}

/** The current festival, provided by FestivalGate. */
export const FestivalContext = createContext<Festival | null>(null)

/** The current festival, inside FestivalGate. */
export function useFestival(): Festival {
  const festival = use(FestivalContext)
  if (!festival) throw new Error('A guarded page is shown without a festival')
  return festival
}
