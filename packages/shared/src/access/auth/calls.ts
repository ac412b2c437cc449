import { z } from 'zod'
import { get, post } from '../../calls.ts'
import { Me } from '../../people/employees/contract.ts'
import { Credentials, SignedIn } from './contract.ts'

const ownSession = { may: 'signedIn', beforePasswordChange: true } as const

export const AUTH_CALLS = {
  login: post('/api/users/login', { may: 'open', body: Credentials, answer: SignedIn }),
  logout: get('/api/users/logout', { may: 'open' }),
  refreshLogin: post('/api/users/refresh-login', { ...ownSession, answer: SignedIn }),
  whoAmI: get('/api/users/whoAmI', { ...ownSession, answer: z.string(), answerAs: 'text' }),
  me: get('/api/users/me', { ...ownSession, reads: ['setting'], answer: Me }),
}
