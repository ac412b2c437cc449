import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { Count } from '../list-queries.ts'
import { NewEntryRequest, OwnRequest, RequestDecision, RequestsQuery, WaitingRequest } from './contract.ts'

const params = RecordParams

export const ENTRY_REQUESTS_CALLS = {
  create: { method: 'POST', path: '/api/entry-requests', body: NewEntryRequest, answer: OwnRequest },
  /** One's own, newest first. */
  mine: { method: 'GET', path: '/api/entry-requests/me', answer: z.array(OwnRequest) },
  withdraw: {
    method: 'DELETE',
    path: '/api/entry-requests/:id',
    params,
    answer: z.null(),
    answerAs: 'nothing',
  },
  /** Needs attention: the requests that wait for a decision, oldest first. */
  list: {
    method: 'GET',
    path: '/api/entry-requests',
    query: RequestsQuery,
    answer: z.array(WaitingRequest),
  },
  count: { method: 'GET', path: '/api/entry-requests/count', query: RequestsQuery, answer: Count },
  decide: {
    method: 'POST',
    path: '/api/entry-requests/:id/decide',
    params,
    body: RequestDecision,
    answer: z.null(),
    answerAs: 'nothing',
  },
} as const satisfies Calls
