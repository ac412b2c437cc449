import { z } from 'zod'
import { del, get, post } from '../../calls.ts'
import { instant } from '../../instant.ts'

const OwnFeed = z.strictObject({ createdAt: instant.nullable() })
/** The path of the feed, which is shown once and stored as a hash. */
const NewFeed = z.strictObject({ path: z.string(), createdAt: instant })

const TOKEN = /^[\w-]{43}\.ics$/

const path = '/api/users/me/calendar-feed'

export const CALENDAR_FEED_CALLS = {
  /** Whether I have one; the address itself is not known any more. */
  mine: get(path, { may: 'signedIn', answer: OwnFeed }),
  /** A new address. An earlier one ends. */
  create: post(path, { may: 'signedIn', changes: ['employee'], answer: NewFeed }),
  revoke: del(path, { may: 'signedIn', changes: ['employee'] }),
  /** An iCalendar file for whoever has the secret address. */
  read: get('/api/calendar/:token', {
    may: 'open',
    params: z.strictObject({ token: z.string().regex(TOKEN) }),
    answerAs: 'file',
  }),
}
