import { z } from 'zod'
import { get } from '../../calls.ts'

/** `firstRun` is true while no account exists. */
const Health = z.strictObject({
  status: z.literal('ok'),
  version: z.string(),
  firstRun: z.literal(true).optional(),
})

export const HEALTH_CALLS = {
  health: get('/api/health', { may: 'open', answer: Health }),
}
