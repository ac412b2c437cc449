import { get } from '../../calls.ts'
import { ApplicationLimit } from '../../hiring/contract.ts'
import { ApplicationWeeks, ApplicationWeeksQuery, Night } from './contract.ts'

/** Counts only: leads may see them although they may not list shifts by time. */
export const DASHBOARD_CALLS = {
  night: get('/api/festivals/:id/night', {
    may: 'timesheets.watch',
    festival: 'params',
    reads: ['punch'],
    answer: Night,
  }),
  applicationWeeks: get('/api/festivals/:id/applicationWeeks', {
    may: 'applications.manage',
    festival: 'params',
    reads: ['application'],
    query: ApplicationWeeksQuery,
    answer: ApplicationWeeks,
  }),
  applicationLimit: get('/api/festivals/:id/applicationLimit', {
    may: 'applications.limit',
    festival: 'params',
    reads: ['application'],
    answer: ApplicationLimit,
  }),
}
