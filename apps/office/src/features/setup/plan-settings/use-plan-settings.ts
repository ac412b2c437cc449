import { PLAN_SETTINGS_CALLS } from '@nightshift/shared/setup/plan-settings/calls'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { PLAN_TEXTS } from './plan-settings.texts.ts'

/** How the festival plans its nights, and its save. */
export function usePlanSettings() {
  const { id } = useFestival()
  const queries = useQueryClient()
  const query = queryOf(PLAN_SETTINGS_CALLS.read, { params: { id } })
  const { data: settings, error, refetch } = useQuery(query)
  useFailureAlert(error, PLAN_TEXTS.loadFailed)
  const save = useCall(PLAN_SETTINGS_CALLS.edit, PLAN_TEXTS.saveFailed, {
    onDone: (saved) => queries.setQueryData(query.queryKey, saved),
  })
  return { settings, error, refetch, save }
}
