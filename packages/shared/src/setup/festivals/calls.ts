import { z } from 'zod'
import { get, patch } from '../../calls.ts'
import { LOGO_PATH } from '../../site/public-site/call-paths.ts'
import { Festival, FestivalPatch, HostFestival } from './contract.ts'

export const FESTIVALS_CALLS = {
  list: get('/api/festivals', { may: 'signedIn', reads: ['setting'], answer: z.array(Festival) }),
  edit: patch('/api/festivals/:id', {
    may: 'festivals.manage',
    festival: 'params',
    changes: ['setting', 'site'],
    body: FestivalPatch,
    answer: Festival,
  }),
  /** The festival of the host that is asked, for people who are not signed in. */
  ofHost: get('/api/festivals/of-host', {
    may: 'open',
    reads: ['setting', 'site'],
    answer: z.strictObject({ festival: HostFestival.nullable() }),
  }),
  logo: get(LOGO_PATH, { may: 'open', festival: 'any', answerAs: 'file' }),
}
