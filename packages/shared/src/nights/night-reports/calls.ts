import { z } from 'zod'
import { del, get, patch, post } from '../../calls.ts'
import { ClockedOutMany } from '../../time/timeclock/contract.ts'
import { READS_OF_TONIGHT } from '../tonight/calls.ts'
import {
  ClockOutRest,
  EndingQuery,
  EndNight,
  Incident,
  IncidentPatch,
  MarkAbsent,
  MarkedAbsent,
  NewIncident,
  NightEnding,
  NightReport,
  NightReportsQuery,
  ReportedNight,
} from './contract.ts'

const may = 'nights.end'
const reads = ['setting', 'night'] as const
const changes = ['night'] as const

export const NIGHT_REPORTS_CALLS = {
  /** What the end of a night meets. */
  ending: get('/api/night-reports/closing', {
    may,
    festival: 'query',
    reads: READS_OF_TONIGHT,
    query: EndingQuery,
    answer: NightEnding,
  }),
  clockOutRest: post('/api/night-reports/clock-out', {
    may: 'timesheets.clockOut',
    festival: 'body',
    changes: ['punch'],
    body: ClockOutRest,
    answer: ClockedOutMany,
  }),
  mark: post('/api/night-reports/marks', {
    may: 'nights.mark',
    festival: 'body',
    changes: ['plannedNight'],
    body: MarkAbsent,
    answer: MarkedAbsent,
  }),
  end: post('/api/night-reports', {
    may,
    festival: 'body',
    changes,
    body: EndNight,
    answer: z.strictObject({ id: z.int() }),
  }),
  /** The nights of a season up to tonight, the newest first. */
  list: get('/api/night-reports', {
    may,
    festival: 'query',
    reads,
    query: NightReportsQuery,
    answer: z.array(ReportedNight),
  }),
  read: get('/api/night-reports/:id', { may, reads, answer: NightReport }),
  addIncident: post('/api/night-incidents', {
    may,
    festival: 'body',
    changes,
    body: NewIncident,
    answer: Incident,
  }),
  editIncident: patch('/api/night-incidents/:id', { may, changes, body: IncidentPatch, answer: Incident }),
  removeIncident: del('/api/night-incidents/:id', { may, changes }),
}
