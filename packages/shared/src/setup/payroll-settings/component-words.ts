import { ENTRY_WORDS } from '../../time/timeclock/words.ts'
import type { PayComponents } from './contract.ts'

/** What the pay components are for, in words. */
export const COMPONENT_WORDS: Record<keyof PayComponents, string> = {
  regular: 'Regular hours',
  overtime: 'Overtime premium',
  cashTips: ENTRY_WORDS.cashTips,
  creditTips: ENTRY_WORDS.creditTips,
  deduction: ENTRY_WORDS.deduction,
}
