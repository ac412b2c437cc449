import { z } from 'zod'
import { get, post } from '../../calls.ts'
import { ClosedSeason, CloseSeason, ClosingPlan, ComesBack, ReopenSeason } from './contract.ts'

const rights = { may: 'festivals.manage', festival: 'params' } as const

export const SEASON_CLOSING_CALLS = {
  /** What closing would meet, or what it did. */
  read: get('/api/festivals/:id/season/closing', {
    ...rights,
    reads: ['setting'],
    answer: z.discriminatedUnion('kind', [ClosingPlan, ClosedSeason]),
  }),
  /** Its own call: writing and checking a backup may take minutes. */
  backUp: post('/api/festivals/:id/season/backup', {
    ...rights,
    slow: true,
    answer: z.strictObject({ name: z.string() }),
  }),
  close: post('/api/festivals/:id/season/close', {
    ...rights,
    changes: ['setting', 'employee', 'application', 'punch'],
    body: CloseSeason,
    answer: ClosedSeason,
  }),
  /** Answers what came back. */
  reopen: post('/api/festivals/:id/season/reopen', {
    ...rights,
    changes: ['setting', 'employee', 'application'],
    body: ReopenSeason,
    answer: ComesBack,
  }),
}
