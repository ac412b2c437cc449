import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import {
  ChangedEntry,
  ChangesQuery,
  NewPayrollExport,
  PastExport,
  PastExportsQuery,
  PayrollExport,
  ToldQuery,
} from './contract.ts'

const path = '/api/payroll/exports'

export const PAYROLL_CALLS = {
  /** Makes a file for payroll and remembers it, before the browser downloads it. */
  addExport: { method: 'POST', path, body: NewPayrollExport, answer: PayrollExport },
  /** Newest first, paginated by id. */
  listExports: { method: 'GET', path, query: PastExportsQuery, answer: z.array(PastExport) },
  /** The file itself, byte for byte. */
  readFile: { method: 'GET', path: `${path}/:id/file`, params: RecordParams },
  /** Entries that differ from what payroll was told. */
  listChanges: {
    method: 'GET',
    path: '/api/payroll/changes',
    query: ChangesQuery,
    answer: z.array(ChangedEntry),
  },
  /** The ids of entries that a file holds already: in another file, payroll would pay them twice. */
  listTold: { method: 'GET', path: '/api/payroll/told', query: ToldQuery, answer: z.array(z.int()) },
} as const satisfies Calls
