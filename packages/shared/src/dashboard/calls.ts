import type { Calls } from '../calls.ts'
import { ApplicationLimit } from '../hiring/contract.ts'
import { RecordParams } from '../ids.ts'
import { ApplicationWeeks, ApplicationWeeksQuery, Night } from './contract.ts'

const params = RecordParams

export const DASHBOARD_CALLS = {
  night: { method: 'GET', path: '/api/festivals/:id/night', params, answer: Night },
  applicationWeeks: {
    method: 'GET',
    path: '/api/festivals/:id/applicationWeeks',
    params,
    query: ApplicationWeeksQuery,
    answer: ApplicationWeeks,
  },
  applicationLimit: {
    method: 'GET',
    path: '/api/festivals/:id/applicationLimit',
    params,
    answer: ApplicationLimit,
  },
} as const satisfies Calls
