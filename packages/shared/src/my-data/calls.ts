import type { Calls } from '../calls.ts'
import { MyData } from './contract.ts'

export const MY_DATA_CALLS = {
  copy: { method: 'GET', path: '/api/users/me/data', answer: MyData },
} as const satisfies Calls
