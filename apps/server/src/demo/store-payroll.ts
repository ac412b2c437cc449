import type { entryRequests } from '@nightshift/demo/entry-requests'
import { DREADMOOR } from '@nightshift/demo/festivals'
import type { payrollExports } from '@nightshift/demo/payroll-exports'
import { PAYROLL_SETTINGS } from '@nightshift/demo/payroll-settings'
import type { PositionName } from '@nightshift/demo/positions'
import type { Transaction } from '../platform/database/pool.ts'
import * as tables from '../platform/database/schema.ts'

const festivalId = DREADMOOR.id

const { overtime, period: rule } = PAYROLL_SETTINGS
const SETTINGS_KEPT = {
  overtime,
  weekAnchor: rule.anchor,
  weekHour: rule.hour,
  timeZone: DREADMOOR.timeZone,
}

export async function storePayrollSettings(tx: Transaction) {
  const { period, components, ...settings } = PAYROLL_SETTINGS
  await tx.insert(tables.payrollSettings).values({
    ...settings,
    periodWeeks: period.weeks,
    periodAnchor: period.anchor,
    periodHour: period.hour,
    regularComponent: components.regular,
    overtimeComponent: components.overtime,
    cashTipsComponent: components.cashTips,
    creditTipsComponent: components.creditTips,
    deductionComponent: components.deduction,
  })
}

/** After the entries: those of an approved period can no longer be added. */
export async function storePayrollExports(tx: Transaction, made: ReturnType<typeof payrollExports>) {
  const stored = await tx
    .insert(tables.payrollExports)
    .values(made.map(({ exported, content, approval, ...row }) => ({ ...row, festivalId })))
    .returning({ id: tables.payrollExports.id })
  const exportIds = stored.map(({ id }) => id)
  await tx
    .insert(tables.payrollExportFiles)
    .values(made.map(({ content }, index) => ({ exportId: exportIds[index]!, content })))
  await tx.insert(tables.payrollExportEntries).values(
    made.flatMap(({ exported }, index) =>
      exported.map(({ id, userId, ...values }) => ({
        ...values,
        timeEntryId: id,
        exportId: exportIds[index]!,
      })),
    ),
  )
  await tx
    .insert(tables.approvedPeriods)
    .values(
      made.flatMap(({ startsAt, endsAt, madeBy: approvedBy, approval }) =>
        approval ? [{ festivalId, startsAt, endsAt, approvedBy, ...approval, ...SETTINGS_KEPT }] : [],
      ),
    )
}

export async function storeEntryRequests(
  tx: Transaction,
  requests: ReturnType<typeof entryRequests>,
  positionIds: Map<PositionName, number>,
) {
  await tx.insert(tables.entryRequests).values(
    requests.map(({ position, ...row }) => ({
      ...row,
      festivalId,
      positionId: positionIds.get(position)!,
    })),
  )
}
