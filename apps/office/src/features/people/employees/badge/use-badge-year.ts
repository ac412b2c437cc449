import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { formatYear } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../../lib/calls.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'

/**
 * The year on a badge: that of the season's opening, so that early prints and reprints in January match. Without a
 * season, the current year at the festival.
 */
export function useBadgeYear() {
  const { id, timeZone } = useFestival()
  const { data: season } = useQuery(queryOf(SEASONS_CALLS.calendar, { params: { id } }))
  return Number(formatYear(season?.opensAt ?? new Date(), timeZone))
}
