import { z } from 'zod'
import { defuseCell } from '../../csv-cell.ts'
import { instant } from '../../instant.ts'
import { toCents } from '../../money.ts'
import { ReadAt } from '../../read-at.ts'
import { isOneLine } from '../../storable.ts'
import { plainText } from '../../text.ts'
import { answersOf, defaultsOf, inputsOf, type Settings } from '../settings.ts'

/** Exempt under FLSA 13(a)(3), or an extra half for hours over 40 of a workweek. */
export const OVERTIME_RULES = ['exempt', 'over40'] as const
export type OvertimeRule = (typeof OVERTIME_RULES)[number]

/** Where pay periods begin: `anchor` is the first day of one, its weekday that of every workweek. */
export const PeriodRule = z.strictObject({
  weeks: z.union([z.literal(1), z.literal(2)]),
  anchor: z.iso.date(),
  hour: z.int().min(0).max(23),
})
export type PeriodRule = z.infer<typeof PeriodRule>

const MOST_MINIMUM_WAGES = 100

/** What an hour pays at least, from a day on; in dollars with cents. */
export const MinimumWage = z.strictObject({
  from: z.iso.date(),
  rate: z
    .number()
    .min(0)
    .max(1000)
    .refine((rate) => toCents(rate) / 100 === rate, { message: 'has parts of a cent' }),
})
export type MinimumWage = z.infer<typeof MinimumWage>

/** 29 USC 206(a)(1). */
export const FEDERAL_MINIMUM_WAGE: MinimumWage = { from: '2009-07-24', rate: 7.25 }

const MinimumWages = z
  .array(MinimumWage)
  .max(MOST_MINIMUM_WAGES)
  .refine((wages) => new Set(wages.map(({ from }) => from)).size === wages.length, {
    message: 'has two minimum wages from the same day on',
  })

/** The minimum wage of a day, in cents; 0 before the first. */
export function minimumWageAt(date: string, wages: MinimumWage[]) {
  const begun = wages.filter(({ from }) => from <= date)
  const latest = begun.reduce((one, other) => (other.from > one.from ? other : one), { from: '', rate: 0 })
  return toCents(latest.rate)
}

export const COMPONENT_MAX = 20

/** The exact names of pay components at Paychex, case-sensitive. Empty until they are set. */
const Component = plainText(COMPONENT_MAX)
  .trim()
  .refine(isOneLine, { message: 'has more than one line' })
  .refine((name) => defuseCell(name) === name, { message: 'begins with a character that spreadsheets run' })
export const PayComponents = z.strictObject({
  regular: Component,
  overtime: Component,
  cashTips: Component,
  creditTips: Component,
  deduction: Component,
})
export type PayComponents = z.infer<typeof PayComponents>

/** Monday 6 AM: with midnight, every Sunday shift that ends after it would be paid a week late. */
export const DEFAULT_PERIOD_RULE: PeriodRule = { weeks: 1, anchor: '2024-01-01', hour: 6 }

/** How a festival pays. */
export const PAYROLL_SETTINGS = {
  period: {
    schema: PeriodRule,
    default: DEFAULT_PERIOD_RULE,
    section: 'period',
    field: { kind: 'own', wide: true },
    words: { audit: 'Period' },
  },
  /** Null until somebody has answered: it is never assumed. */
  overtime: {
    schema: z.enum(OVERTIME_RULES).nullable(),
    default: null,
    section: 'overtime',
    field: { kind: 'own', wide: true },
    words: { audit: 'Overtime' },
  },
  /** The id of the company at Paychex. Empty until it is set. */
  companyId: {
    schema: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9]{0,8}$/, 'has at most 8 letters and digits'),
    default: '',
    section: 'paychex',
    field: { kind: 'text', max: 8 },
    words: {
      label: 'Company ID',
      hint: 'Also called client ID. At most 8 letters and digits.',
      problem: 'At most 8 letters and digits.',
      audit: 'Company id',
    },
  },
  components: {
    schema: PayComponents,
    default: { regular: '', overtime: '', cashTips: '', creditTips: '', deduction: '' },
    section: 'paychex',
    field: { kind: 'own' },
    words: { audit: 'Components' },
  },
  /** With its history, in any order: the latest that had begun on a day holds. */
  minimumWages: {
    schema: MinimumWages,
    default: [FEDERAL_MINIMUM_WAGE],
    section: 'minimumWage',
    field: { kind: 'own', wide: true },
    words: { audit: 'Minimum wages' },
  },
} satisfies Settings

/** `updatedAt` is null until somebody saved them. */
export const PayrollSettings = z.strictObject({
  festivalId: z.int(),
  ...answersOf(PAYROLL_SETTINGS),
  updatedAt: instant.nullable(),
})
export type PayrollSettings = z.infer<typeof PayrollSettings>

export const DEFAULT_PAYROLL_SETTINGS = { ...defaultsOf(PAYROLL_SETTINGS), updatedAt: null }

/** What an administrator changes. `updatedAt` is the one the screen read. */
export const PayrollSettingsPatch = z
  .strictObject({ ...inputsOf(PAYROLL_SETTINGS), updatedAt: ReadAt.nullable() })
  .partial()
export type PayrollSettingsPatch = z.infer<typeof PayrollSettingsPatch>
