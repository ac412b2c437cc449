import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { User } from '../employees/contract.ts'
import { RecordParams } from '../ids.ts'
import { Count, FilterQuery, WhereQuery } from '../list-queries.ts'
import { APPLY } from '../public-site/call-paths.ts'
import { Application, ApplicationPatch, Hire, NewApplication, Received } from './contract.ts'
import { HireAgain, KnownApplicant, KnownApplicantsQuery } from './known-people.ts'

const params = RecordParams

export const HIRING_CALLS = {
  apply: { ...APPLY, body: NewApplication, answer: Received },
  list: { method: 'GET', path: '/api/applications', query: FilterQuery, answer: z.array(Application) },
  count: { method: 'GET', path: '/api/applications/count', query: WhereQuery, answer: Count },
  edit: {
    method: 'PATCH',
    path: '/api/applications/:id',
    params,
    body: ApplicationPatch,
    answer: Application,
  },
  hire: { method: 'POST', path: '/api/applications/:id/hire', params, body: Hire, answer: User },
  hireAgain: {
    method: 'POST',
    path: '/api/applications/:id/hire-again',
    params,
    body: HireAgain,
    answer: User,
  },
  undoHire: { method: 'POST', path: '/api/applications/:id/undo-hire', params, answer: Application },
  /** The applications of a season that somebody of the festival may have sent. */
  known: {
    method: 'GET',
    path: '/api/festivals/:id/known-applicants',
    params,
    query: KnownApplicantsQuery,
    answer: z.array(KnownApplicant),
  },
} as const satisfies Calls
