import {
  type MinimumWage,
  PayComponents,
  type PayrollSettings,
  PayrollSettingsPatch,
  type PeriodRule,
} from '@nightshift/shared/setup/payroll-settings/contract'
import type { Problems } from '../../../lib/field-problems.ts'
import { PAYROLL_SETTINGS } from './payroll-settings.texts.ts'

/** A record of the form has a time; settings that nobody saved yet have none. */
export type SettingsRecord = Omit<PayrollSettings, 'updatedAt'> & { updatedAt: string }

export const recordOf = (settings: PayrollSettings): SettingsRecord => ({
  ...settings,
  updatedAt: settings.updatedAt ?? '',
})

export const COMPONENTS = PayComponents.keyof().options
type Component = (typeof COMPONENTS)[number]

/** A minimum wage as it is typed. */
export type WageRow = { from: string; rate: string }

/** The rows of saved settings, latest first: the same ones as long as the settings are the same. */
const rowsOf = new WeakMap<MinimumWage[], WageRow[]>()

function wageRowsOf(wages: MinimumWage[]) {
  const rows =
    rowsOf.get(wages) ??
    wages
      .map(({ from, rate }) => ({ from, rate: rate.toFixed(2) }))
      .sort((one, other) => (one.from < other.from ? 1 : -1))
  rowsOf.set(wages, rows)
  return rows
}

const wagesOf = (rows: WageRow[]) =>
  rows.map(({ from, rate }) => ({ from, rate: rate.trim() === '' ? Number.NaN : Number(rate) }))

/** The fields of the form, flat, so that each is compared by value. A component's name is that of its field. */
export type PayrollFields = PeriodRule &
  Pick<PayrollSettings, 'companyId'> & {
    overtimeRule: PayrollSettings['overtime']
    /** Typed. */
    minimumWages: WageRow[]
  } & Record<Component, string>

export const fieldsOf = ({
  period,
  overtime,
  companyId,
  components,
  minimumWages,
}: SettingsRecord): PayrollFields => ({
  ...period,
  overtimeRule: overtime,
  companyId,
  minimumWages: wageRowsOf(minimumWages),
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
    ...(isChanged('minimumWages') && { minimumWages: wagesOf(fields.minimumWages) }),
    ...(isChanged(...COMPONENTS) && { components: componentsOf(fields) }),
  }
}

/** What is wrong with the fields, in their order. */
export function problemsOf(fields: PayrollFields): Problems<PayrollFields> {
  const { problems } = PAYROLL_SETTINGS
  const found: Problems<PayrollFields> = {}
  const components = componentsOf(fields)
  const minimumWages = wagesOf(fields.minimumWages)
  const { error } = PayrollSettingsPatch.safeParse({ companyId: fields.companyId, components, minimumWages })
  for (const { path } of error?.issues ?? [])
    if (path[0] === 'companyId') found.companyId = problems.companyId
    else if (path[0] === 'minimumWages') found.minimumWages = problems.minimumWages
    else found[path[1] as Component] = problems.component
  const names = COMPONENTS.map((name) => fields[name].trim())
  for (const [at, name] of COMPONENTS.entries())
    if (names[at] !== '' && names.indexOf(names[at]!) < at) found[name] ??= problems.sameComponent
  return found
}
