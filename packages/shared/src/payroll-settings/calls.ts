import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { PayrollSettings, PayrollSettingsPatch } from './contract.ts'

const path = '/api/festivals/:id/payroll-settings'
const params = RecordParams

export const PAYROLL_SETTINGS_CALLS = {
  read: { method: 'GET', path, params, answer: PayrollSettings },
  edit: { method: 'PATCH', path, params, body: PayrollSettingsPatch, answer: PayrollSettings },
} as const satisfies Calls
