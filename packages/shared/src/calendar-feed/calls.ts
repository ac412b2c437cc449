import { z } from 'zod'
import type { Calls } from '../calls.ts'

const instant = z.union([z.iso.datetime(), z.date()])

const OwnFeed = z.strictObject({ createdAt: instant.nullable() })
/** The path of the feed, which is shown once and stored as a hash. */
const NewFeed = z.strictObject({ path: z.string(), createdAt: instant })

const TOKEN = /^[\w-]{43}\.ics$/

export const CALENDAR_FEED_CALLS = {
  /** Whether I have one; the address itself is not known any more. */
  mine: { method: 'GET', path: '/api/users/me/calendar-feed', answer: OwnFeed },
  /** A new address. An earlier one ends. */
  create: { method: 'POST', path: '/api/users/me/calendar-feed', answer: NewFeed },
  revoke: {
    method: 'DELETE',
    path: '/api/users/me/calendar-feed',
    answer: z.null(),
    answerAs: 'nothing',
  },
  /** An iCalendar file for whoever has the secret address. */
  read: {
    method: 'GET',
    path: '/api/calendar/:token',
    params: z.strictObject({ token: z.string().regex(TOKEN) }),
  },
} as const satisfies Calls
