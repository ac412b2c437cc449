import { z } from 'zod'
import { get, patch, post } from '../calls.ts'
import { Count, FilterQuery, WhereQuery } from '../list-queries.ts'
import { User } from '../people/employees/contract.ts'
import { APPLY } from '../site/public-site/call-paths.ts'
import { Application, ApplicationPatch, Hire, NewApplication, Received } from './contract.ts'
import { HireAgain, KnownApplicant, KnownApplicantsQuery } from './known-people.ts'

const listed = { may: 'applications.manage', reads: ['application'] } as const
const hire = { may: 'applications.manage', changes: ['application', 'employee'] } as const

export const HIRING_CALLS = {
  apply: post(APPLY.path, {
    may: 'open',
    festival: 'any',
    changes: ['application'],
    body: NewApplication,
    answer: Received,
  }),
  list: get('/api/applications', { ...listed, query: FilterQuery, answer: z.array(Application) }),
  count: get('/api/applications/count', { ...listed, query: WhereQuery, answer: Count }),
  /** With a person who works here, it hires them. */
  edit: patch('/api/applications/:id', { ...hire, body: ApplicationPatch, answer: Application }),
  hire: post('/api/applications/:id/hire', { ...hire, body: Hire, answer: User }),
  hireAgain: post('/api/applications/:id/hire-again', { ...hire, body: HireAgain, answer: User }),
  undoHire: post('/api/applications/:id/undo-hire', {
    may: 'applications.manage',
    changes: ['application', 'employee', 'plan'],
    answer: Application,
  }),
  /** The applications of a season that somebody of the festival may have sent. */
  known: get('/api/festivals/:id/known-applicants', {
    ...listed,
    festival: 'params',
    query: KnownApplicantsQuery,
    answer: z.array(KnownApplicant),
  }),
}
