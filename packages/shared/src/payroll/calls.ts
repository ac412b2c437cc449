import type { Calls } from '../calls.ts'
import { NewPayrollExport, PayrollExport } from './contract.ts'

export const PAYROLL_CALLS = {
  /** Records which entries a file for payroll holds, before the browser saves it. */
  addExport: {
    method: 'POST',
    path: '/api/payroll/exports',
    body: NewPayrollExport,
    answer: PayrollExport,
  },
} as const satisfies Calls
