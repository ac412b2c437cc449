import { z } from 'zod'
import { get, post } from '../../calls.ts'
import { Badge, BadgeOwner, BadgeQuery } from './contract.ts'

export const BADGES_CALLS = {
  /** The current badges of a festival's active people. */
  current: get('/api/badges', {
    may: 'employees.list',
    festival: 'any',
    reads: ['employee'],
    query: BadgeQuery,
    answer: z.array(Badge),
  }),
  /** All badges of one person, newest first. Those that were replaced keep their codes, which are refused. */
  ofPerson: get('/api/users/:id/badges', {
    may: 'employees.list',
    reads: ['employee'],
    params: BadgeOwner,
    answer: z.array(Badge),
  }),
  /** Issues a new badge and refuses the old one from now on. */
  replace: post('/api/users/:id/replacebadge', {
    may: 'employees.replaceBadge',
    changes: ['employee'],
    params: BadgeOwner,
    answer: Badge,
  }),
}
