import {
  PayComponents,
  type PayrollSettings,
  PayrollSettingsPatch,
  type PeriodRule,
} from '@nightshift/shared/payroll-settings/contract'
import type { Problems } from '../../lib/field-problems.ts'
import { PAYROLL_SETTINGS } from './payroll-settings.texts.ts'

/** A record of the form has a time; settings that nobody saved yet have none. */
export type SettingsRecord = Omit<PayrollSettings, 'updatedAt'> & { updatedAt: string }

export const recordOf = (settings: PayrollSettings): SettingsRecord => ({
  ...settings,
  updatedAt: settings.updatedAt === null ? '' : new Date(settings.updatedAt).toISOString(),
})

export const COMPONENTS = PayComponents.keyof().options
type Component = (typeof COMPONENTS)[number]

/** The fields of the form, flat, so that each is compared by value. A component's name is that of its field. */
export type PayrollFields = PeriodRule &
  Pick<PayrollSettings, 'companyId'> & {
    overtimeRule: PayrollSettings['overtime']
  } & Record<Component, string>

export const fieldsOf = ({ period, overtime, companyId, components }: SettingsRecord): PayrollFields => ({
  ...period,
  overtimeRule: overtime,
  companyId,
  ...components,
})

const componentsOf = (fields: PayrollFields): PayComponents => ({
  regular: fields.regular,
  overtime: fields.overtime,
  cashTips: fields.cashTips,
  creditTips: fields.creditTips,
  deduction: fields.deduction,
})

/** What is sent: the parts of the settings in which a field has changed. */
export function patchOf(fields: PayrollFields, changes: Partial<PayrollFields>): PayrollSettingsPatch {
  const { weeks, anchor, hour } = fields
  const isChanged = (...names: (keyof PayrollFields)[]) => names.some((name) => name in changes)
  return {
    ...(isChanged('weeks', 'anchor', 'hour') && { period: { weeks, anchor, hour } }),
    ...(isChanged('overtimeRule') && { overtime: fields.overtimeRule }),
    ...(isChanged('companyId') && { companyId: fields.companyId }),
    ...(isChanged(...COMPONENTS) && { components: componentsOf(fields) }),
  }
}

/** What is wrong with the fields, in their order. */
export function problemsOf(fields: PayrollFields): Problems<PayrollFields> {
  const { problems } = PAYROLL_SETTINGS
  const found: Problems<PayrollFields> = {}
  const components = componentsOf(fields)
  const { error } = PayrollSettingsPatch.safeParse({ companyId: fields.companyId, components })
  for (const { path } of error?.issues ?? [])
    if (path[0] === 'companyId') found.companyId = problems.companyId
    else found[path[1] as Component] = problems.component
  const names = COMPONENTS.map((name) => fields[name].trim())
  for (const [at, name] of COMPONENTS.entries())
    if (names[at] !== '' && names.indexOf(names[at]!) < at) found[name] ??= problems.sameComponent
  return found
}
