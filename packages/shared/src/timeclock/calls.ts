import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { Count, FilterQuery, WhereQuery } from '../list-queries.ts'
import {
  ClockedOutMany,
  ClockInBody,
  ClockOutBody,
  ClockOutMany,
  DeletedEntriesQuery,
  DeletedEntry,
  NewTimeEntry,
  TimeEntry,
  TimeEntryPatch,
} from './contract.ts'

const params = RecordParams

export const TIMECLOCK_CALLS = {
  mine: { method: 'GET', path: '/api/timeclock/me', answer: z.array(TimeEntry) },
  clockIn: { method: 'POST', path: '/api/clockin', body: ClockInBody, answer: TimeEntry },
  clockOut: { method: 'POST', path: '/api/clockout', body: ClockOutBody, answer: TimeEntry },
  takeBackClockOut: { method: 'POST', path: '/api/clockout/takeback', answer: TimeEntry },
  list: { method: 'GET', path: '/api/timeclock', query: FilterQuery, answer: z.array(TimeEntry) },
  count: { method: 'GET', path: '/api/timeclock/count', query: WhereQuery, answer: Count },
  edit: { method: 'PATCH', path: '/api/timeclock/:id', params, body: TimeEntryPatch, answer: TimeEntry },
  remove: { method: 'DELETE', path: '/api/timeclock/:id', params, answer: z.null(), answerAs: 'nothing' },
  deleted: {
    method: 'GET',
    path: '/api/timeclock/deleted',
    query: DeletedEntriesQuery,
    answer: z.array(DeletedEntry),
  },
  undelete: { method: 'POST', path: '/api/timeclock/:id/undelete', params, answer: TimeEntry },
  add: { method: 'POST', path: '/api/addTimeEntry', body: NewTimeEntry, answer: TimeEntry },
  clockOutMany: {
    method: 'POST',
    path: '/api/timeclock/clockout',
    body: ClockOutMany,
    answer: ClockedOutMany,
  },
} as const satisfies Calls
