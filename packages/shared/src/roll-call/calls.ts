import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import {
  AddedPerson,
  CurrentRollCall,
  NewRollCall,
  NewTicks,
  PastRollCall,
  RollCall,
  RollCallQuery,
  TicksTaken,
} from './contract.ts'

const params = RecordParams

export const ROLL_CALL_CALLS = {
  /** Lists everybody who is clocked in at this moment. One can be under way at a time. */
  start: { method: 'POST', path: '/api/roll-calls', body: NewRollCall, answer: RollCall },
  /** Those that have ended, newest first. */
  list: { method: 'GET', path: '/api/roll-calls', query: RollCallQuery, answer: z.array(PastRollCall) },
  current: { method: 'GET', path: '/api/roll-calls/current', query: RollCallQuery, answer: CurrentRollCall },
  read: { method: 'GET', path: '/api/roll-calls/:id', params, answer: RollCall },
  /** Idempotent, in any order. Also after the end: a phone may have been without a network. */
  tick: {
    method: 'POST',
    path: '/api/roll-calls/:id/ticks',
    params,
    body: NewTicks,
    answer: TicksTaken,
  },
  /** Also after the end, as ticks. */
  add: {
    method: 'POST',
    path: '/api/roll-calls/:id/people',
    params,
    body: AddedPerson,
    answer: z.null(),
    answerAs: 'nothing',
  },
  end: { method: 'POST', path: '/api/roll-calls/:id/end', params, answer: RollCall },
} as const satisfies Calls
