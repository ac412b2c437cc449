import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { ClockedOutMany } from '../timeclock/contract.ts'
import {
  ClockOutRest,
  CloseNight,
  ClosingQuery,
  Incident,
  IncidentPatch,
  MarkAbsent,
  MarkedAbsent,
  NewIncident,
  NightClosing,
  NightReport,
  NightReportsQuery,
  ReportedNight,
} from './contract.ts'

const params = RecordParams

export const NIGHT_REPORTS_CALLS = {
  /** What the end of a night meets. */
  closing: { method: 'GET', path: '/api/night-reports/closing', query: ClosingQuery, answer: NightClosing },
  clockOutRest: {
    method: 'POST',
    path: '/api/night-reports/clock-out',
    body: ClockOutRest,
    answer: ClockedOutMany,
  },
  mark: { method: 'POST', path: '/api/night-reports/marks', body: MarkAbsent, answer: MarkedAbsent },
  close: {
    method: 'POST',
    path: '/api/night-reports',
    body: CloseNight,
    answer: z.strictObject({ id: z.int() }),
  },
  /** The nights of a season up to tonight, the newest first. */
  list: {
    method: 'GET',
    path: '/api/night-reports',
    query: NightReportsQuery,
    answer: z.array(ReportedNight),
  },
  read: { method: 'GET', path: '/api/night-reports/:id', params, answer: NightReport },
  addIncident: { method: 'POST', path: '/api/night-incidents', body: NewIncident, answer: Incident },
  editIncident: {
    method: 'PATCH',
    path: '/api/night-incidents/:id',
    params,
    body: IncidentPatch,
    answer: Incident,
  },
  removeIncident: {
    method: 'DELETE',
    path: '/api/night-incidents/:id',
    params,
    answer: z.null(),
    answerAs: 'nothing',
  },
} as const satisfies Calls
