import type { PayComponents } from './contract.ts'

/** What the pay components are for, in words. */
export const COMPONENT_WORDS: Record<keyof PayComponents, string> = {
  regular: 'Regular hours',
  overtime: 'Overtime premium',
  cashTips: 'Cash tips',
  creditTips: 'Credit tips',
  deduction: 'Deduction',
}
