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
  const { periodWeeks, periodAnchor, periodHour, ...others } = stored
  const { regularComponent, overtimeComponent, cashTipsComponent, creditTipsComponent, ...rest } = others
  const { deductionComponent, ...settings } = rest
  return {
    ...settings,
    period: { weeks: periodWeeks === 2 ? 2 : 1, anchor: periodAnchor, hour: periodHour },
    components: {
      regular: regularComponent,
      overtime: overtimeComponent,
      cashTips: cashTipsComponent,
      creditTips: creditTipsComponent,
      deduction: deductionComponent,
    },
  }
}

export async function savePayrollSettings(
  tx: Transaction,
  { period, components, updatedAt: _, ...settings }: z.input<typeof PayrollSettings>,
): Promise<z.input<typeof PayrollSettings>> {
  const values = {
    ...settings,
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
    .values(values)
    .onConflictDoUpdate({ target: payrollSettings.festivalId, set: values })
    .returning()
  return settingsOf(saved!)
}
