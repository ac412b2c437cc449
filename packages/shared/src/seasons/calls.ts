import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { SeasonEdit, SeasonVersion } from './season-version.ts'

const params = RecordParams

export const SEASONS_CALLS = {
  calendar: { method: 'GET', path: '/api/festivals/:id/season', params, answer: SeasonVersion },
  editCalendar: {
    method: 'PATCH',
    path: '/api/festivals/:id/season',
    params,
    body: SeasonEdit,
    answer: SeasonVersion,
  },
} as const satisfies Calls
