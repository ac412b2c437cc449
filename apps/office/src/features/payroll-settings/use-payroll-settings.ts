import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/payroll-settings/calls'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../lib/calls.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { payrollSettingsQuery } from './payroll-settings.api.ts'
import { PAYROLL_SETTINGS } from './payroll-settings.texts.ts'

/** How the festival pays, and its save. */
export function usePayrollSettings() {
  const { id, timeZone } = useFestival()
  const queries = useQueryClient()
  const query = payrollSettingsQuery(id)
  const { data: settings, error, refetch } = useQuery(query)
  useFailureAlert(error, PAYROLL_SETTINGS.loadFailed)
  const save = useCall(PAYROLL_SETTINGS_CALLS.edit, PAYROLL_SETTINGS.saveFailed, {
    onDone: (saved) => queries.setQueryData(query.queryKey, saved),
  })
  return { settings, timeZone, error, refetch, save }
}
