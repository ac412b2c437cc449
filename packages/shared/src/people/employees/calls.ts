import { z } from 'zod'
import { get, patch, post } from '../../calls.ts'
import { PersonParams } from '../../ids.ts'
import { Count, FilterQuery, WhereQuery } from '../../list-queries.ts'
import { UserPosition } from '../../setup/positions/contract.ts'
import {
  AddPosition,
  NewPassword,
  PasswordChanged,
  RemovePosition,
  ResetPassword,
  Signup,
  User,
  UserPatch,
} from './contract.ts'

const listed = { may: 'employees.list', reads: ['employee'] } as const
/** Of one person. */
const change = { params: PersonParams, changes: ['employee'] } as const

export const EMPLOYEES_CALLS = {
  list: get('/api/users', { ...listed, query: FilterQuery, answer: z.array(User) }),
  count: get('/api/users/count', { ...listed, query: WhereQuery, answer: Count }),
  signUp: post('/api/users/signup', {
    may: 'employees.addHired',
    festival: 'any',
    changes: ['employee'],
    body: Signup,
    answer: User,
  }),
  /** A deactivation ends the open shift, and takes the person off the plan. */
  edit: patch('/api/users/:id', {
    may: 'signedIn',
    festival: 'any',
    changes: ['employee', 'punch', 'plan'],
    params: PersonParams,
    body: UserPatch,
    answer: User,
  }),
  photo: get('/api/users/:id/photo', { may: 'signedIn', params: PersonParams, answerAs: 'file' }),
  resetPassword: post('/api/users/:id/resetpassword', {
    ...change,
    may: 'employees.resetPassword',
    answer: ResetPassword,
  }),
  updatePassword: post('/api/users/:id/updatepassword', {
    ...change,
    may: 'signedIn',
    beforePasswordChange: true,
    body: NewPassword,
    answer: PasswordChanged,
  }),
  addPosition: post('/api/users/:id/addposition', {
    ...change,
    may: 'employees.hirePosition',
    body: AddPosition,
    answer: UserPosition,
  }),
  removePosition: post('/api/users/:id/removeposition', {
    ...change,
    may: 'employees.positions',
    body: RemovePosition,
    answer: UserPosition,
  }),
}
