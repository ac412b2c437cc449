import { seasonKey } from '@nightshift/shared/seasons/season-name'
import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { seasonsQuery } from './seasons.api.ts'

const NONE: never[] = []

/** The festival's seasons, newest first, and the chosen one: that of the address, or the current one. */
export function useSeasons(key = '') {
  const { id } = useFestival()
  const { data: seasons = NONE, error, refetch } = useQuery(seasonsQuery(id))
  const current = seasons.find(({ isCurrent }) => isCurrent)
  const chosen = seasons.find((season) => seasonKey(season) === key) ?? current
  return { seasons, current, chosen, error, refetch }
}
