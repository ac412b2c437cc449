import {
  type MinimumWage,
  PAYROLL_SETTINGS,
  PayComponents,
  type PayrollSettings,
  type PayrollSettingsPatch,
  type PeriodRule,
} from '@nightshift/shared/setup/payroll-settings/contract'
import type { Problems } from '../../../lib/field-problems.ts'
import { problemsOf, sentOf, type TypedSettings, typedOf } from '../settings/typed-settings.ts'
import { PAYROLL_TEXTS } from './payroll-settings.texts.ts'

type SettingsRecord = Omit<PayrollSettings, 'updatedAt'> & { updatedAt: string }

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
export type PayrollFields = TypedSettings<typeof PAYROLL_SETTINGS> &
  PeriodRule & {
    overtimeRule: PayrollSettings['overtime']
    /** Typed. */
    minimumWages: WageRow[]
  } & Record<Component, string>

export const fieldsOf = (record: SettingsRecord): PayrollFields => ({
  ...typedOf(PAYROLL_SETTINGS, record),
  ...record.period,
  overtimeRule: record.overtime,
  minimumWages: wageRowsOf(record.minimumWages),
  ...record.components,
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
    ...sentOf(PAYROLL_SETTINGS, changes),
    ...(isChanged('weeks', 'anchor', 'hour') && { period: { weeks, anchor, hour } }),
    ...(isChanged('overtimeRule') && { overtime: fields.overtimeRule }),
    ...(isChanged('minimumWages') && { minimumWages: wagesOf(fields.minimumWages) }),
    ...(isChanged(...COMPONENTS) && { components: componentsOf(fields) }),
  }
}

/** What is wrong with the fields, in their order. */
export function payrollProblems(fields: PayrollFields): Problems<PayrollFields> {
  const { problems } = PAYROLL_TEXTS
  const wages = PAYROLL_SETTINGS.minimumWages.schema.safeParse(wagesOf(fields.minimumWages))
  const found: Problems<PayrollFields> = {
    ...problemsOf(PAYROLL_SETTINGS, fields),
    ...(wages.error && { minimumWages: problems.minimumWages }),
  }
  for (const { path } of PayComponents.safeParse(componentsOf(fields)).error?.issues ?? [])
    found[path[0] as Component] = problems.component
  const names = COMPONENTS.map((name) => fields[name].trim())
  for (const [at, name] of COMPONENTS.entries())
    if (names[at] !== '' && names.indexOf(names[at]!) < at) found[name] ??= problems.sameComponent
  return found
}
