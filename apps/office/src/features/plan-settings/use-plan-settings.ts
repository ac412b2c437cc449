import type { PlanSettingsPatch } from '@nightshift/shared/plan-settings/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { planSettingsQuery, savePlanSettings } from './plan-settings.api.ts'
import { PLAN_SETTINGS } from './plan-settings.texts.ts'

/** How the festival plans its nights, and the save mutation. */
export function usePlanSettings() {
  const { id } = useFestival()
  const queries = useQueryClient()
  const query = planSettingsQuery(id)
  const { data: settings, error, refetch } = useQuery(query)
  useFailureAlert(error, PLAN_SETTINGS.loadFailed)
  const save = useMutation({
    mutationFn: (changes: PlanSettingsPatch) => savePlanSettings(id, changes),
    onSuccess: (saved) => {
      queries.setQueryData(query.queryKey, saved)
      // Call times, and who is late, follow from the settings.
      for (const queryKey of [queryKeys.nightPlan, queryKeys.tonight]) queries.invalidateQueries({ queryKey })
    },
    // Somebody else may have changed it.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  return { settings, error, refetch, save }
}
