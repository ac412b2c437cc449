import { get, patch } from '../../calls.ts'
import { PayrollSettings, PayrollSettingsPatch } from './contract.ts'

const path = '/api/festivals/:id/payroll-settings'

export const PAYROLL_SETTINGS_CALLS = {
  read: get(path, {
    may: 'timesheets.manage',
    festival: 'params',
    reads: ['setting'],
    answer: PayrollSettings,
  }),
  edit: patch(path, {
    may: 'festivals.manage',
    festival: 'params',
    changes: ['setting'],
    body: PayrollSettingsPatch,
    answer: PayrollSettings,
  }),
}
