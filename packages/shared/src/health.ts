import { z } from 'zod'

/** `firstRun` is true while no account exists. */
export const Health = z.strictObject({ status: z.literal('ok'), firstRun: z.literal(true).optional() })
