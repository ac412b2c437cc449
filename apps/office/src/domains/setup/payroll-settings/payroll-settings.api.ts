import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/setup/payroll-settings/calls'
import { queryOf } from '../../../lib/calls.ts'

export const payrollSettingsQuery = (festivalId: number) =>
  queryOf(PAYROLL_SETTINGS_CALLS.read, { params: { id: festivalId } })
