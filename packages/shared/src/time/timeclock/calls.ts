import { z } from 'zod'
import { del, get, patch, post } from '../../calls.ts'
import { Count, FilterQuery, WhereQuery } from '../../list-queries.ts'
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

const changes = ['punch'] as const
/** A locked period shows in its entries. */
const reads = ['punch', 'payPeriod'] as const

export const TIMECLOCK_CALLS = {
  mine: get('/api/timeclock/me', { may: 'signedIn', reads, answer: z.array(TimeEntry) }),
  clockIn: post('/api/clockin', { may: 'signedIn', changes, body: ClockInBody, answer: TimeEntry }),
  clockOut: post('/api/clockout', { may: 'signedIn', changes, body: ClockOutBody, answer: TimeEntry }),
  takeBackClockOut: post('/api/clockout/takeback', { may: 'signedIn', changes, answer: TimeEntry }),
  list: get('/api/timeclock', {
    may: 'timesheets.watch',
    reads,
    query: FilterQuery,
    answer: z.array(TimeEntry),
  }),
  count: get('/api/timeclock/count', { may: 'timesheets.watch', reads, query: WhereQuery, answer: Count }),
  edit: patch('/api/timeclock/:id', {
    may: 'timesheets.clockOut',
    changes,
    body: TimeEntryPatch,
    answer: TimeEntry,
  }),
  remove: del('/api/timeclock/:id', { may: 'timesheets.manage', changes }),
  deleted: get('/api/timeclock/deleted', {
    may: 'timesheets.manage',
    festival: 'any',
    reads,
    query: DeletedEntriesQuery,
    answer: z.array(DeletedEntry),
  }),
  undelete: post('/api/timeclock/:id/undelete', { may: 'timesheets.manage', changes, answer: TimeEntry }),
  clockOutMany: post('/api/timeclock/clockout', {
    may: 'timesheets.clockOut',
    changes,
    body: ClockOutMany,
    answer: ClockedOutMany,
  }),
  add: post('/api/addTimeEntry', {
    may: 'timesheets.manage',
    changes,
    body: NewTimeEntry,
    answer: TimeEntry,
  }),
}
