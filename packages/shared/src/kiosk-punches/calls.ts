import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { Count } from '../list-queries.ts'
import {
  AttentionItem,
  AttentionQuery,
  KioskPunches,
  KioskPunchResults,
  PunchCountQuery,
  PunchDecision,
  PunchesDiscard,
  PunchParams,
} from './contract.ts'

export const KIOSK_PUNCHES_CALLS = {
  /** An enrolled kiosk delivers what it saved, in order. One result for each punch. */
  deliver: { method: 'POST', path: '/api/kiosk/punches', body: KioskPunches, answer: KioskPunchResults },
  /** Needs attention: the punches that wait for a decision. */
  list: { method: 'GET', path: '/api/kiosk/punches', query: AttentionQuery, answer: z.array(AttentionItem) },
  count: { method: 'GET', path: '/api/kiosk/punches/count', query: PunchCountQuery, answer: Count },
  /** Answers how many were discarded. Those that somebody is deciding are left out. */
  discard: { method: 'POST', path: '/api/kiosk/punches/discard', body: PunchesDiscard, answer: Count },
  decide: {
    method: 'POST',
    path: '/api/kiosk/punches/:key/decide',
    params: PunchParams,
    body: PunchDecision,
    answer: z.null(),
    answerAs: 'nothing',
  },
} as const satisfies Calls
