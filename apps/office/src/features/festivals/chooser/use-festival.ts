import type { Festival } from '@nightshift/shared/festivals/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import { useAuth } from '../../auth/use-auth.ts'
import { currentFestivalId, subscribeToCurrentFestival } from './current-festival.ts'
import { decideFestival, type FestivalChoice, isTied } from './decide-festival.ts'
import { festivalsQuery } from './festivals.api.ts'

/** Where the choice of a festival stands: unknown for nobody, and until the list is there. */
export function useFestivalChoice(): FestivalChoice {
  const auth = useAuth()
  const user = auth.kind === 'authed' ? auth.user : undefined
  const chosenId = useSyncExternalStore(subscribeToCurrentFestival, currentFestivalId)
  // The server answers nobody whose password has to be set first.
  const mayAsk = user !== undefined && !isTied(user) && !user.mustChangePassword
  const { data } = useQuery({ ...festivalsQuery, enabled: mayAsk })
  return user ? decideFestival(user, chosenId, data) : { kind: 'unknown' }
}

/** The festival that FestivalGate has let in. */
export const FestivalContext = createContext<Festival | null>(null)

/** The current festival, on pages that stand behind FestivalGate. */
export function useFestival(): Festival {
  const festival = use(FestivalContext)
  if (!festival) throw new Error('A guarded page is shown without a festival')
  return festival
}
