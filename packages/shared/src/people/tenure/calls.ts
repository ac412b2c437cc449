import { z } from 'zod'
import { get } from '../../calls.ts'
import { OwnTenure, PersonTenure } from './contract.ts'

export const TENURE_CALLS = {
  /** Everybody of a festival who has worked. */
  list: get('/api/festivals/:id/tenure', {
    may: 'employees.list',
    festival: 'params',
    reads: ['employee'],
    answer: z.array(PersonTenure),
  }),
  mine: get('/api/users/me/tenure', { may: 'signedIn', reads: ['setting'], answer: OwnTenure }),
}
