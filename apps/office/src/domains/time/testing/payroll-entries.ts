import type { PayrollEntry } from '../timesheets/timesheets.api.ts'
import { entry } from './entries.ts'

/** An entry as the payroll call returns it. */
export function payrollEntry(name: string, changes: Partial<PayrollEntry> = {}): PayrollEntry {
  const [firstName = '', lastName = ''] = name.split(' ')
  const user = { id: entry().userId, firstName, lastName, paychexId: '2104', isActive: true }
  const { user: _, ...shift } = entry({ deduction: 0 })
  return { ...shift, user, ...changes }
}
