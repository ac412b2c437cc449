import { get, post } from '../../calls.ts'
import { OpenedSeason, OpenSeason, SeasonProposal } from './contract.ts'

export const SEASON_OPENING_CALLS = {
  propose: get('/api/festivals/:id/seasons/next', {
    may: 'festivals.manage',
    festival: 'params',
    reads: ['setting'],
    answer: SeasonProposal,
  }),
  open: post('/api/festivals/:id/seasons', {
    may: 'festivals.manage',
    festival: 'params',
    changes: ['setting', 'employee', 'application'],
    body: OpenSeason,
    answer: OpenedSeason,
  }),
}
