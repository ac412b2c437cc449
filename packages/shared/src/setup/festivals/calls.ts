import { z } from 'zod'
import { get, patch } from '../../calls.ts'
import { LOGO_PATH } from '../../site/public-site/call-paths.ts'
import { Festival, FestivalPatch } from './contract.ts'

export const FESTIVALS_CALLS = {
  list: get('/api/festivals', { may: 'signedIn', reads: ['setting'], answer: z.array(Festival) }),
  edit: patch('/api/festivals/:id', {
    may: 'festivals.manage',
    festival: 'params',
    changes: ['setting', 'site'],
    body: FestivalPatch,
    answer: Festival,
  }),
  logo: get(LOGO_PATH, { may: 'open', festival: 'any', answerAs: 'file' }),
}
