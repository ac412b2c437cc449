import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { OpenedSeason, OpenSeason, SeasonProposal } from './contract.ts'

const params = RecordParams

export const SEASON_OPENING_CALLS = {
  propose: { method: 'GET', path: '/api/festivals/:id/seasons/next', params, answer: SeasonProposal },
  open: {
    method: 'POST',
    path: '/api/festivals/:id/seasons',
    params,
    body: OpenSeason,
    answer: OpenedSeason,
  },
} as const satisfies Calls
