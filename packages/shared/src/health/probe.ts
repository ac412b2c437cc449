import { z } from 'zod'
import type { Calls } from '../calls.ts'

/** `firstRun` is true while no account exists. */
const Health = z.strictObject({
  status: z.literal('ok'),
  version: z.string(),
  firstRun: z.literal(true).optional(),
})

export const HEALTH_CALLS = {
  health: { method: 'GET', path: '/api/health', answer: Health },
} as const satisfies Calls
