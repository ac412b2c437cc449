import {
  DEFAULT_PAYROLL_SETTINGS,
  type PayrollSettings,
} from '@nightshift/shared/setup/payroll-settings/contract'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { payrollSettings } from '../../../platform/database/schema.ts'

type Stored = typeof payrollSettings.$inferSelect

/** A festival's settings, or the defaults until somebody saves them. */
export async function findPayrollSettings(
  db: Queryable,
  festivalId: number,
): Promise<z.input<typeof PayrollSettings>> {
  const [stored] = await db.select().from(payrollSettings).where(eq(payrollSettings.festivalId, festivalId))
  return stored ? settingsOf(stored) : { festivalId, ...DEFAULT_PAYROLL_SETTINGS }
}

function settingsOf(stored: Stored): z.input<typeof PayrollSettings> {
  const { festivalId, overtime, companyId, minimumWages, updatedAt } = stored
  const { periodWeeks, periodAnchor, periodHour } = stored
  return {
    festivalId,
    overtime,
    companyId,
    minimumWages,
    updatedAt,
    period: { weeks: periodWeeks === 2 ? 2 : 1, anchor: periodAnchor, hour: periodHour },
    components: {
      regular: stored.regularComponent,
      overtime: stored.overtimeComponent,
      cashTips: stored.cashTipsComponent,
      creditTips: stored.creditTipsComponent,
      deduction: stored.deductionComponent,
    },
  }
}

export async function savePayrollSettings(
  tx: Transaction,
  settings: z.input<typeof PayrollSettings>,
): Promise<z.input<typeof PayrollSettings>> {
  const { festivalId, period, overtime, companyId, components, minimumWages } = settings
  const values = {
    overtime,
    companyId,
    minimumWages,
    periodWeeks: period.weeks,
    periodAnchor: period.anchor,
    periodHour: period.hour,
    regularComponent: components.regular,
    overtimeComponent: components.overtime,
    cashTipsComponent: components.cashTips,
    creditTipsComponent: components.creditTips,
    deductionComponent: components.deduction,
  }
  const [saved] = await tx
    .insert(payrollSettings)
    .values({ festivalId, ...values })
    .onConflictDoUpdate({ target: payrollSettings.festivalId, set: values })
    .returning()
  return settingsOf(saved!)
}
