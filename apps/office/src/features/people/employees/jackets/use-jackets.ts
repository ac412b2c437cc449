import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSeasons } from '../../../seasons/use-seasons.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { tenureQuery } from '../../tenure/tenure.api.ts'
import { employeesQuery } from '../employees.api.ts'
import { jacketHolders } from './jackets.ts'

/** Who has earned the jacket by the current season; undefined until everything is loaded. */
export function useJackets() {
  const { id } = useFestival()
  const { current, error, refetch } = useSeasons()
  const active = useQuery(employeesQuery(id, true))
  const inactive = useQuery(employeesQuery(id, false))
  const tenure = useQuery(tenureQuery(id))
  const year = current?.year
  const holders = useMemo(
    () =>
      active.data && inactive.data && tenure.data && year
        ? jacketHolders([...active.data, ...inactive.data], tenure.data, year)
        : undefined,
    [active.data, inactive.data, tenure.data, year],
  )
  return {
    holders,
    year,
    error: error ?? active.error ?? inactive.error ?? tenure.error,
    retry: () => Promise.all([refetch(), active.refetch(), inactive.refetch(), tenure.refetch()]),
  }
}
