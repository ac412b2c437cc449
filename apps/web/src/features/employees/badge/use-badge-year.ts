import { Season } from '@nightshift/shared/festivals/season'
import { formatYear } from '@nightshift/shared/time'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useFestival } from '../../festivals/use-festival.ts'

const seasonQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.festivals, festivalId, 'season'],
    queryFn: () => api.get(`/api/festivals/${festivalId}/season`, Season),
  })

/**
 * The year on a badge: the one in which the season opens, so that a badge that is printed early or reprinted in
 * January is the same as all others. While no season is known, the current year at the festival.
 */
export function useBadgeYear() {
  const { id, timeZone } = useFestival()
  const { data: season } = useQuery(seasonQuery(id))
  return Number(formatYear(season?.opensAt ?? new Date(), timeZone))
}
