import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { EraseConfirmation, Erased, ErasedPeopleQuery, ErasedPerson, ErasurePreview } from './contract.ts'

const params = z.strictObject({ id: z.uuid().toLowerCase() })

export const ERASURE_CALLS = {
  preview: { method: 'GET', path: '/api/users/:id/erasure', params, answer: ErasurePreview },
  erase: {
    method: 'POST',
    path: '/api/users/:id/erase',
    params,
    body: EraseConfirmation,
    answer: Erased,
  },
  /** The latest first. */
  erased: {
    method: 'GET',
    path: '/api/users/erased',
    query: ErasedPeopleQuery,
    answer: z.array(ErasedPerson),
  },
} as const satisfies Calls
