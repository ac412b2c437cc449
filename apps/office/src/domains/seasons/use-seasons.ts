import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { seasonKey } from '@nightshift/shared/seasons/season-name'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/calls.ts'
import { useFestival } from '../setup/festivals/chooser/use-festival.ts'

const NONE: never[] = []

/** The festival's seasons, newest first, and the chosen one: that of the address, or the current one. */
export function useSeasons(key = '') {
  const { id } = useFestival()
  const { data: seasons = NONE, error, refetch } = useQuery(queryOf(SEASONS_CALLS.list, { params: { id } }))
  const current = seasons.find(({ isCurrent }) => isCurrent)
  const chosen = seasons.find((season) => seasonKey(season) === key) ?? current
  return { seasons, current, chosen, error, refetch }
}
