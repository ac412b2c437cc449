import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { Count, FilterQuery, WhereQuery } from '../list-queries.ts'
import { UserPosition } from '../positions/contract.ts'
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

/** Anything that cannot be an id names nobody. */
const params = z.strictObject({ id: z.uuid().toLowerCase() })

export const EMPLOYEES_CALLS = {
  list: { method: 'GET', path: '/api/users', query: FilterQuery, answer: z.array(User) },
  count: { method: 'GET', path: '/api/users/count', query: WhereQuery, answer: Count },
  signUp: { method: 'POST', path: '/api/users/signup', body: Signup, answer: User },
  edit: { method: 'PATCH', path: '/api/users/:id', params, body: UserPatch, answer: User },
  photo: { method: 'GET', path: '/api/users/:id/photo', params },
  resetPassword: { method: 'POST', path: '/api/users/:id/resetpassword', params, answer: ResetPassword },
  updatePassword: {
    method: 'POST',
    path: '/api/users/:id/updatepassword',
    params,
    body: NewPassword,
    answer: PasswordChanged,
  },
  addPosition: {
    method: 'POST',
    path: '/api/users/:id/addposition',
    params,
    body: AddPosition,
    answer: UserPosition,
  },
  removePosition: {
    method: 'POST',
    path: '/api/users/:id/removeposition',
    params,
    body: RemovePosition,
    answer: UserPosition,
  },
} as const satisfies Calls
