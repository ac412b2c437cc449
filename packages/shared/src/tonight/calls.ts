import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import {
  Board,
  ClockInFor,
  FreePerson,
  FreeQuery,
  MarkPlace,
  ReplacePlace,
  TonightQuery,
} from './contract.ts'

const nothing = { answer: z.null(), answerAs: 'nothing' } as const

export const TONIGHT_CALLS = {
  read: { method: 'GET', path: '/api/tonight', query: TonightQuery, answer: Board },
  free: { method: 'GET', path: '/api/tonight/free', query: FreeQuery, answer: z.array(FreePerson) },
  mark: {
    method: 'POST',
    path: '/api/tonight/places/:id/mark',
    params: RecordParams,
    body: MarkPlace,
    ...nothing,
  },
  replace: {
    method: 'POST',
    path: '/api/tonight/places/:id/replace',
    params: RecordParams,
    body: ReplacePlace,
    ...nothing,
  },
  clockIn: { method: 'POST', path: '/api/tonight/clock-in', body: ClockInFor, ...nothing },
} as const satisfies Calls
