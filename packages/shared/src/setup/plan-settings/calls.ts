import { get, patch } from '../../calls.ts'
import { PlanSettingsPage, PlanSettingsPatch } from './contract.ts'

const path = '/api/festivals/:id/plan-settings'

export const PLAN_SETTINGS_CALLS = {
  read: get(path, {
    may: 'nights.read',
    festival: 'params',
    reads: ['setting', 'plan'],
    answer: PlanSettingsPage,
  }),
  edit: patch(path, {
    may: 'festivals.manage',
    festival: 'params',
    changes: ['plan', 'setting'],
    body: PlanSettingsPatch,
    answer: PlanSettingsPage,
  }),
}
