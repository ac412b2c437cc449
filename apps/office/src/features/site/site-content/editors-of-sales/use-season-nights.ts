import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '../../../../lib/calls.ts'
import { SEASON_NIGHTS } from './season-nights.texts.ts'

/** The festival's current season and its nights, once they are loaded. */
export function useSeasonNights({ id, timeZone }: Pick<Festival, 'id' | 'timeZone'>) {
  const { data: season, error } = useQuery(queryOf(SEASONS_CALLS.calendar, { params: { id } }))
  useFailureAlert(error, SEASON_NIGHTS.failed)
  return useMemo(() => season && { season, nights: nightsOf(season, timeZone) }, [season, timeZone])
}
