import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { PlanSettingsPage, PlanSettingsPatch } from './contract.ts'

const path = '/api/festivals/:id/plan-settings'
const params = RecordParams

export const PLAN_SETTINGS_CALLS = {
  read: { method: 'GET', path, params, answer: PlanSettingsPage },
  edit: { method: 'PATCH', path, params, body: PlanSettingsPatch, answer: PlanSettingsPage },
} as const satisfies Calls
