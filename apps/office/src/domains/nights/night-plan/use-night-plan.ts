import { can } from '@nightshift/shared/access'
import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { indexPlan } from './plan-index.ts'

/** The plan of the season in the address, and its chosen night: tonight, or the next one, unless the address names it. */
export function useNightPlan() {
  const { id } = useFestival()
  const me = useMe()
  const [{ season, night }, change] = useUrlState({ season: '', night: '' })
  const { seasons, chosen, error, refetch } = useSeasons(season)
  const found = useQuery({
    ...queryOf(NIGHT_PLAN_CALLS.read, { query: { festivalId: id, seasonId: chosen?.id ?? 0 } }),
    enabled: chosen !== undefined,
  })
  const plan = found.data
  const index = useMemo(() => plan && indexPlan(plan), [plan])
  const chosenNight =
    plan?.nights.find(({ date }) => date === night) ??
    plan?.nights.find(({ date }) => date >= plan.tonight) ??
    plan?.nights.at(-1)
  return {
    seasons,
    season: chosen,
    index,
    night: chosenNight,
    chooseSeason: (year: string) => change({ season: year, night: '' }),
    chooseNight: (date: string) => change({ night: date }),
    mayEdit: can(me, 'nights.edit'),
    error: error ?? found.error,
    retry: () => Promise.all([refetch(), found.refetch()]),
  }
}
