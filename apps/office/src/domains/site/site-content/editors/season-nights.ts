import { WEEKDAYS } from '@nightshift/shared/calendar-words'
import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import { shortDate } from '@nightshift/shared/site/site-content/derived/ticket-nights'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '../../../../lib/calls.ts'
import { FIELDS } from './fields/fields.texts.ts'

/** The festival's current season and its nights, once they are loaded. */
export function useSeasonNights({ id, timeZone }: Pick<Festival, 'id' | 'timeZone'>) {
  const { data: season, error } = useQuery(queryOf(SEASONS_CALLS.calendar, { params: { id } }))
  useFailureAlert(error, FIELDS.seasonFailed)
  return useMemo(() => season && { season, nights: nightsOf(season, timeZone) }, [season, timeZone])
}

/** 'Sat 2 Nov 2024': a date has no time zone. */
export const shortNight = (date: string) =>
  `${WEEKDAYS[new Date(date).getUTCDay()]!.slice(0, 3)} ${shortDate(date)}`
