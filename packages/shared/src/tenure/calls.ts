import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { OwnTenure, PersonTenure } from './contract.ts'

export const TENURE_CALLS = {
  /** Everybody of a festival who has worked. */
  list: {
    method: 'GET',
    path: '/api/festivals/:id/tenure',
    params: RecordParams,
    answer: z.array(PersonTenure),
  },
  mine: { method: 'GET', path: '/api/users/me/tenure', answer: OwnTenure },
} as const satisfies Calls
