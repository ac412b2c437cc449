import { post } from '../../calls.ts'
import { FirstRun, FirstRunDone } from './contract.ts'

export const FIRST_RUN_CALLS = {
  /** Open: nobody can sign in yet. The code is what is asked for instead. Nobody is there to hear of changes. */
  complete: post('/api/first-run', { may: 'open', body: FirstRun, answer: FirstRunDone }),
}
