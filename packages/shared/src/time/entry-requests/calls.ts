import { z } from 'zod'
import { del, get, post } from '../../calls.ts'
import { Count } from '../../list-queries.ts'
import { NewEntryRequest, OwnRequest, RequestDecision, RequestsQuery, WaitingRequest } from './contract.ts'

/** Each shows the shift that it is about. */
const reads = ['attention', 'punch'] as const

export const ENTRY_REQUESTS_CALLS = {
  create: post('/api/entry-requests', {
    may: 'signedIn',
    changes: ['attention'],
    body: NewEntryRequest,
    answer: OwnRequest,
  }),
  /** One's own, newest first. Who asks hears of a decision by the event of their shift. */
  mine: get('/api/entry-requests/me', {
    may: 'signedIn',
    reads: ['punch', 'payPeriod'],
    answer: z.array(OwnRequest),
  }),
  withdraw: del('/api/entry-requests/:id', { may: 'signedIn', changes: ['attention'] }),
  /** Needs attention: the requests that wait for a decision, oldest first. */
  list: get('/api/entry-requests', {
    may: 'timesheets.manage',
    festival: 'any',
    reads,
    query: RequestsQuery,
    answer: z.array(WaitingRequest),
  }),
  count: get('/api/entry-requests/count', {
    may: 'timesheets.manage',
    festival: 'any',
    reads,
    query: RequestsQuery,
    answer: Count,
  }),
  decide: post('/api/entry-requests/:id/decide', {
    may: 'timesheets.manage',
    changes: ['attention', 'punch'],
    body: RequestDecision,
  }),
}
