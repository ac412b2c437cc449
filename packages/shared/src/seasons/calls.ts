import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { SeasonSummary } from './contract.ts'
import { SeasonEdit, SeasonVersion } from './season-version.ts'

const params = RecordParams

export const SEASONS_CALLS = {
  /** The newest first. */
  list: { method: 'GET', path: '/api/festivals/:id/seasons', params, answer: z.array(SeasonSummary) },
  calendar: { method: 'GET', path: '/api/festivals/:id/season', params, answer: SeasonVersion },
  editCalendar: {
    method: 'PATCH',
    path: '/api/festivals/:id/season',
    params,
    body: SeasonEdit,
    answer: SeasonVersion,
  },
} as const satisfies Calls
