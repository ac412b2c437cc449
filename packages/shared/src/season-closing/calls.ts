import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { ClosedSeason, CloseSeason, ClosingPlan, ComesBack, ReopenSeason } from './contract.ts'

const params = RecordParams

export const SEASON_CLOSING_CALLS = {
  /** What closing would meet, or what it did. */
  read: {
    method: 'GET',
    path: '/api/festivals/:id/season/closing',
    params,
    answer: z.discriminatedUnion('kind', [ClosingPlan, ClosedSeason]),
  },
  /** Its own call: writing and checking a backup may take minutes. */
  backUp: {
    method: 'POST',
    path: '/api/festivals/:id/season/backup',
    params,
    answer: z.strictObject({ name: z.string() }),
  },
  close: {
    method: 'POST',
    path: '/api/festivals/:id/season/close',
    params,
    body: CloseSeason,
    answer: ClosedSeason,
  },
  /** Answers what came back. */
  reopen: {
    method: 'POST',
    path: '/api/festivals/:id/season/reopen',
    params,
    body: ReopenSeason,
    answer: ComesBack,
  },
} as const satisfies Calls
