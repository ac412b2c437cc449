import { FESTIVALS_CALLS } from '@nightshift/shared/setup/festivals/calls'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../../lib/calls.ts'
import { useAuth } from '../../../access/auth/use-auth.ts'
import { useFestivalChoice } from './use-festival.ts'

/** Whose logo and company stand above and below the pages: the current festival, or that of the host at the login. */
export function useShownFestival() {
  const auth = useAuth()
  const choice = useFestivalChoice()
  const { data } = useQuery({ ...queryOf(FESTIVALS_CALLS.ofHost), enabled: auth.kind === 'anonymous' })
  if (auth.kind === 'anonymous') return data?.festival ?? undefined
  return choice.kind === 'current' ? choice.festival : undefined
}
