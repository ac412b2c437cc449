import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { openEntriesQuery } from '../shifts/entries/open-entries.api.ts'
import { type EmployeeView, listed, sortOf, statusOf } from './employee-view.ts'
import { employeesQuery } from './employees.api.ts'
import { EMPLOYEES } from './employees.texts.ts'

/** The listed employees with their open entries; undefined until both queries have answered. */
export function useEmployees(view: EmployeeView) {
  const { id } = useFestival()
  const status = statusOf(view)
  const employees = useQuery(employeesQuery(id, status !== 'inactive'))
  const open = useQuery(openEntriesQuery(id))
  useFailureAlert(employees.error, EMPLOYEES.failed.load)
  useFailureAlert(open.error, EMPLOYEES.failed.loadTimesheets)

  // Deferred, so that typing stays responsive with two thousand cards.
  const q = useDeferredValue(view.q)
  const { event, position } = view
  const sort = sortOf(view)
  const list = useMemo(
    () =>
      employees.data && open.data && listed(employees.data, open.data, { status, event, position, sort, q }),
    [employees.data, open.data, status, event, position, sort, q],
  )
  const failed = !list && (employees.error ?? open.error) !== null
  const retry = () => Promise.all([employees.refetch(), open.refetch()])
  return { list, failed, retry }
}
