import type { PayrollSettingsPatch } from '@nightshift/shared/payroll-settings/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { payrollSettingsQuery, savePayrollSettings } from './payroll-settings.api.ts'
import { PAYROLL_SETTINGS } from './payroll-settings.texts.ts'

/** How the festival pays, and its save mutation. */
export function usePayrollSettings() {
  const { id, timeZone } = useFestival()
  const queries = useQueryClient()
  const query = payrollSettingsQuery(id)
  const { data: settings, error, refetch } = useQuery(query)
  useFailureAlert(error, PAYROLL_SETTINGS.loadFailed)
  const save = useMutation({
    mutationFn: (changes: PayrollSettingsPatch) => savePayrollSettings(id, changes),
    onSuccess: (saved) => {
      queries.setQueryData(query.queryKey, saved)
      // Periods and overtime follow from the settings.
      return queries.invalidateQueries({ queryKey: queryKeys.timeclock })
    },
    // Somebody else may have changed it.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  return { settings, timeZone, error, refetch, save }
}
