import { get } from '../calls.ts'

export const LIVE_CALLS = {
  /** Server-sent events. */
  events: get('/api/live', { may: 'signedIn', answerAs: 'file' }),
}
