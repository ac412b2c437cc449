import { z } from 'zod'
import { get, post } from '../../calls.ts'
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

const may = 'rollCall.take'
const reads = ['rollCall'] as const
const changes = ['rollCall'] as const
const query = RollCallQuery

export const ROLL_CALL_CALLS = {
  /** Lists everybody who is clocked in at this moment. One can be under way at a time. */
  start: post('/api/roll-calls', { may, festival: 'body', changes, body: NewRollCall, answer: RollCall }),
  /** Those that have ended, newest first. */
  list: get('/api/roll-calls', { may, festival: 'query', reads, query, answer: z.array(PastRollCall) }),
  current: get('/api/roll-calls/current', { may, festival: 'query', reads, query, answer: CurrentRollCall }),
  read: get('/api/roll-calls/:id', { may, reads, answer: RollCall }),
  /** Idempotent, in any order. Also after the end: a phone may have been without a network. */
  tick: post('/api/roll-calls/:id/ticks', { may, changes, body: NewTicks, answer: TicksTaken }),
  /** Also after the end, as ticks. */
  add: post('/api/roll-calls/:id/people', { may, changes, body: AddedPerson }),
  end: post('/api/roll-calls/:id/end', { may, changes, answer: RollCall }),
}
