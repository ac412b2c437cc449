import { z } from 'zod'
import { get, post } from '../../calls.ts'
import {
  Board,
  ClockInFor,
  FreePerson,
  FreeQuery,
  MarkPlace,
  ReplacePlace,
  TonightQuery,
} from './contract.ts'

/** What changes the board of a night, its plan included. */
export const READS_OF_TONIGHT = ['punch', 'employee', 'setting', 'plannedNight', 'plan', 'night'] as const

const onBoard = { may: 'nights.mark', festival: 'query', reads: READS_OF_TONIGHT } as const

export const TONIGHT_CALLS = {
  read: get('/api/tonight', { ...onBoard, query: TonightQuery, answer: Board }),
  free: get('/api/tonight/free', { ...onBoard, query: FreeQuery, answer: z.array(FreePerson) }),
  mark: post('/api/tonight/places/:id/mark', {
    may: 'nights.mark',
    changes: ['plannedNight'],
    body: MarkPlace,
  }),
  replace: post('/api/tonight/places/:id/replace', {
    may: 'nights.mark',
    changes: ['plannedNight'],
    body: ReplacePlace,
  }),
  clockIn: post('/api/tonight/clock-in', {
    may: 'nights.clockIn',
    festival: 'body',
    changes: ['punch'],
    body: ClockInFor,
  }),
}
