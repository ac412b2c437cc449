import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { Me } from '../employees/contract.ts'
import { Credentials, SignedIn } from './contract.ts'

export const AUTH_CALLS = {
  login: { method: 'POST', path: '/api/users/login', body: Credentials, answer: SignedIn },
  logout: { method: 'GET', path: '/api/users/logout', answer: z.null(), answerAs: 'nothing' },
  refreshLogin: { method: 'POST', path: '/api/users/refresh-login', answer: SignedIn },
  whoAmI: { method: 'GET', path: '/api/users/whoAmI', answer: z.string(), answerAs: 'text' },
  me: { method: 'GET', path: '/api/users/me', answer: Me },
} as const satisfies Calls
