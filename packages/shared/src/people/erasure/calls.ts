import { z } from 'zod'
import { get, post } from '../../calls.ts'
import { PersonParams } from '../../ids.ts'
import { EraseConfirmation, Erased, ErasedPeopleQuery, ErasedPerson, ErasurePreview } from './contract.ts'

export const ERASURE_CALLS = {
  preview: get('/api/users/:id/erasure', {
    may: 'employees.erase',
    reads: ['employee'],
    params: PersonParams,
    answer: ErasurePreview,
  }),
  erase: post('/api/users/:id/erase', {
    may: 'employees.erase',
    changes: ['employee', 'application'],
    params: PersonParams,
    body: EraseConfirmation,
    answer: Erased,
  }),
  /** The latest first. */
  erased: get('/api/users/erased', {
    may: 'employees.erase',
    festival: 'any',
    reads: ['employee'],
    query: ErasedPeopleQuery,
    answer: z.array(ErasedPerson),
  }),
}
