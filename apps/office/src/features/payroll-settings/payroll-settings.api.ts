import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/payroll-settings/calls'
import type { PayrollSettingsPatch } from '@nightshift/shared/payroll-settings/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

export const payrollSettingsQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.payrollSettings, festivalId],
    queryFn: () => callApi(PAYROLL_SETTINGS_CALLS.read, { params: { id: festivalId } }),
  })

export const savePayrollSettings = (festivalId: number, body: PayrollSettingsPatch) =>
  callApi(PAYROLL_SETTINGS_CALLS.edit, { params: { id: festivalId }, body })
