import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { openEntriesQuery } from '../../time/entries/open-entries.api.ts'
import { tenureQuery } from '../tenure/tenure.api.ts'
import { type EmployeeView, listed, sortOf, statusOf } from './employee-view.ts'
import { employeesQuery } from './employees.api.ts'
import { EMPLOYEES } from './employees.texts.ts'

/** The listed employees with their open entries; undefined until what they are filtered by is loaded. */
export function useEmployees(view: EmployeeView) {
  const { id } = useFestival()
  const status = statusOf(view)
  const employees = useQuery(employeesQuery(id, status !== 'inactive'))
  const open = useQuery(openEntriesQuery(id))
  const tenure = useQuery(tenureQuery(id))
  const { seasons } = useSeasons()
  useFailureAlert(employees.error, EMPLOYEES.failed.load)
  useFailureAlert(open.error, EMPLOYEES.failed.loadTimesheets)

  // Deferred, so that typing stays responsive with two thousand cards.
  const q = useDeferredValue(view.q)
  const { event, position } = view
  // With one season the filter is not offered.
  const worked = seasons.length > 1 ? view.worked : ''
  const sort = sortOf(view)
  const list = useMemo(
    () =>
      employees.data && open.data && (tenure.data || !worked)
        ? listed(employees.data, open.data, { status, event, position, worked, sort, q }, tenure.data)
        : undefined,
    [employees.data, open.data, tenure.data, status, event, position, worked, sort, q],
  )
  const error = employees.error ?? open.error ?? tenure.error
  const refetch = () => Promise.all([employees.refetch(), open.refetch(), tenure.refetch()])
  return { data: list && { list }, error, refetch }
}
