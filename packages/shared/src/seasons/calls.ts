import { z } from 'zod'
import { get, patch } from '../calls.ts'
import { SeasonSummary } from './contract.ts'
import { SeasonEdit, SeasonVersion } from './season-version.ts'

const current = '/api/festivals/:id/season'

export const SEASONS_CALLS = {
  /** The newest first. */
  list: get('/api/festivals/:id/seasons', {
    may: 'seasons.list',
    festival: 'params',
    reads: ['setting'],
    answer: z.array(SeasonSummary),
  }),
  calendar: get(current, { may: 'open', festival: 'any', reads: ['setting'], answer: SeasonVersion }),
  /** Always a new version: applications keep the nights of the calendar they were sent with. */
  editCalendar: patch(current, {
    may: 'festivals.manage',
    festival: 'params',
    changes: ['setting'],
    body: SeasonEdit,
    answer: SeasonVersion,
  }),
}
