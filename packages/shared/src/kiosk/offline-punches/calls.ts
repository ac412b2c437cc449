import { z } from 'zod'
import { get, post } from '../../calls.ts'
import { Count } from '../../list-queries.ts'
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

/** Each shows the shift that it is about. */
const reads = ['attention', 'punch'] as const

export const KIOSK_PUNCHES_CALLS = {
  /** An enrolled kiosk delivers what it saved, in order. One result for each punch. */
  deliver: post('/api/kiosk/punches', {
    may: 'open',
    changes: ['attention', 'punch'],
    body: KioskPunches,
    answer: KioskPunchResults,
  }),
  /** Needs attention: the punches that wait for a decision. */
  list: get('/api/kiosk/punches', {
    may: 'timesheets.manage',
    festival: 'any',
    reads,
    query: AttentionQuery,
    answer: z.array(AttentionItem),
  }),
  count: get('/api/kiosk/punches/count', {
    may: 'timesheets.manage',
    festival: 'any',
    reads,
    query: PunchCountQuery,
    answer: Count,
  }),
  /** Answers how many were discarded. Those that somebody is deciding are left out. */
  discard: post('/api/kiosk/punches/discard', {
    may: 'timesheets.manage',
    changes: ['attention'],
    body: PunchesDiscard,
    answer: Count,
  }),
  decide: post('/api/kiosk/punches/:key/decide', {
    may: 'timesheets.manage',
    changes: ['attention', 'punch'],
    params: PunchParams,
    body: PunchDecision,
  }),
}
