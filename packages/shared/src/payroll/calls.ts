import { z } from 'zod'
import { get, post } from '../calls.ts'
import {
  ChangedEntry,
  ChangesQuery,
  ExportedQuery,
  NewPayrollExport,
  PastExport,
  PastExportsQuery,
  PayrollExport,
} from './contract.ts'

const path = '/api/payroll/exports'
const list = { may: 'timesheets.manage', festival: 'query' } as const
/** Payroll was given people's Paychex IDs, too. */
const reads = ['payPeriod', 'punch', 'employee'] as const

export const PAYROLL_CALLS = {
  /** Makes a file for payroll and remembers it, before the browser downloads it. */
  addExport: post(path, {
    may: 'timesheets.manage',
    festival: 'body',
    changes: ['payPeriod'],
    body: NewPayrollExport,
    answer: PayrollExport,
  }),
  /** Newest first, paginated by id. */
  listExports: get(path, { ...list, reads, query: PastExportsQuery, answer: z.array(PastExport) }),
  /** The file itself, byte for byte. */
  readFile: get(`${path}/:id/file`, { may: 'timesheets.manage', answerAs: 'file' }),
  /** Entries that differ from what payroll was given. */
  listChanges: get('/api/payroll/changes', {
    ...list,
    reads,
    query: ChangesQuery,
    answer: z.array(ChangedEntry),
  }),
  /** The ids of entries that a file holds already: in another file, payroll would pay them twice. */
  listExported: get('/api/payroll/told', {
    ...list,
    reads: ['payPeriod', 'punch'],
    query: ExportedQuery,
    answer: z.array(z.int()),
  }),
}
