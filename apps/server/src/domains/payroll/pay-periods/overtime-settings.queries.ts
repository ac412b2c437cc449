import type { SettingsInForce } from '@nightshift/shared/payroll/pay-periods/overtime-settings'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { approvedPeriods } from '../../../platform/database/schema.ts'
import { findPayrollSettings } from '../../setup/payroll-settings/payroll-settings.queries.ts'

type Festival = { id: number; timeZone: string }

/** What decides over overtime at a festival, now and in its locked periods. */
export async function findOvertimeSettings(
  db: Queryable,
  { id: festivalId, timeZone }: Festival,
): Promise<SettingsInForce> {
  const { overtime, period: rule, minimumWages } = await findPayrollSettings(db, festivalId)
  const { anchor, hour } = rule
  const locked = await findLockedSettings(db, festivalId)
  return {
    current: { overtime, anchor, hour, timeZone, minimumWages },
    locked: locked.map((period) => ({ ...period, minimumWages: period.minimumWages ?? minimumWages })),
  }
}

async function findLockedSettings(db: Queryable, festivalId: number) {
  const { startsAt, endsAt, overtime, weekAnchor, weekHour, timeZone, minimumWages, unlockedAt } =
    approvedPeriods
  const rows = await db
    .select({ startsAt, endsAt, overtime, anchor: weekAnchor, hour: weekHour, timeZone, minimumWages })
    .from(approvedPeriods)
    .where(and(eq(approvedPeriods.festivalId, festivalId), isNull(unlockedAt)))
    .orderBy(asc(startsAt))
  return rows.flatMap(({ anchor, hour, timeZone: zone, ...row }) =>
    anchor === null || hour === null || zone === null ? [] : [{ ...row, anchor, hour, timeZone: zone }],
  )
}
