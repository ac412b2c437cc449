import { DEFAULT_PERIOD_RULE } from '@nightshift/shared/setup/payroll-settings/contract'
import { DREADMOOR } from './festivals.ts'

/** How Dreadmoor pays: by the week, with overtime, and with the names that its Paychex account has. */
export const PAYROLL_SETTINGS = {
  festivalId: DREADMOOR.id,
  period: DEFAULT_PERIOD_RULE,
  overtime: 'over40' as const,
  companyId: 'DM004217',
  components: {
    regular: 'Hourly',
    overtime: 'OT Premium',
    cashTips: 'Cash Tips',
    creditTips: 'Credit Tips',
    deduction: 'Deduction',
  },
  updatedAt: DREADMOOR.createdAt,
}
