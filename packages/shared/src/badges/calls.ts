import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { Badge, BadgeOwner, BadgeQuery } from './contract.ts'

export const BADGES_CALLS = {
  /** The current badges of a festival's active people. */
  current: { method: 'GET', path: '/api/badges', query: BadgeQuery, answer: z.array(Badge) },
  /** All badges of one person, newest first. Those that were replaced keep their codes, which are refused. */
  ofPerson: {
    method: 'GET',
    path: '/api/users/:id/badges',
    params: BadgeOwner,
    answer: z.array(Badge),
  },
  /** Issues a new badge and refuses the old one from now on. */
  replace: { method: 'POST', path: '/api/users/:id/replacebadge', params: BadgeOwner, answer: Badge },
} as const satisfies Calls
