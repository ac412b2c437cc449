import type { Calls } from '../calls.ts'
import { FirstRun, FirstRunDone } from './contract.ts'

export const FIRST_RUN_CALLS = {
  complete: { method: 'POST', path: '/api/first-run', body: FirstRun, answer: FirstRunDone },
} as const satisfies Calls
