import { PLAN_SETTINGS_CALLS } from '@nightshift/shared/plan-settings/calls'
import type { PlanSettingsPatch } from '@nightshift/shared/plan-settings/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

export const planSettingsQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.nightPlan, 'settings', festivalId],
    queryFn: () => callApi(PLAN_SETTINGS_CALLS.read, { params: { id: festivalId } }),
  })

export const savePlanSettings = (festivalId: number, body: PlanSettingsPatch) =>
  callApi(PLAN_SETTINGS_CALLS.edit, { params: { id: festivalId }, body })
