import { formatYear } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { seasonQuery } from '../../seasons/seasons.api.ts'

/**
 * The year on a badge: that of the season's opening, so that early prints and reprints in January match. Without a
 * season, the current year at the festival.
 */
export function useBadgeYear() {
  const { id, timeZone } = useFestival()
  const { data: season } = useQuery(seasonQuery(id))
  return Number(formatYear(season?.opensAt ?? new Date(), timeZone))
}
