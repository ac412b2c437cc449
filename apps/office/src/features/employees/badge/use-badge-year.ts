import { formatYear } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { seasonQuery } from '../../festivals/chooser/festivals.api.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'

/**
 * The year on a badge: the one in which the season opens, so that a badge that is printed early or reprinted in
 * January is the same as all others. While no season is known, the current year at the festival.
 */
export function useBadgeYear() {
  const { id, timeZone } = useFestival()
  const { data: season } = useQuery(seasonQuery(id))
  return Number(formatYear(season?.opensAt ?? new Date(), timeZone))
}
