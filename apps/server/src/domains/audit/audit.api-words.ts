import { AUDIT_CALLS } from '@nightshift/shared/audit/audit'
import { LIVE_CALLS } from '@nightshift/shared/audit/live-calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const AUDIT_WORDS: Domain = {
  name: 'audit',
  about: 'The audit log, and the live events that tell open pages to read again.',
  parts: {
    audit: part(AUDIT_CALLS, {
      list: 'List who changed what and when, with before and after, the newest first.',
    }),
    live: part(LIVE_CALLS, {
      events: {
        about: 'Listen to hints about what has changed, as server-sent events without data.',
        errors: ['tooManyRequests'],
        answers: ['text/event-stream'],
      },
    }),
  },
}
