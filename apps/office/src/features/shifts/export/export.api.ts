import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import type { NewPayrollExport } from '@nightshift/shared/payroll/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import type { z } from 'zod'

/** Has the server make and remember a file for payroll. */
export const makeExport = (body: z.input<typeof NewPayrollExport>) =>
  callApi(PAYROLL_CALLS.addExport, { body })
