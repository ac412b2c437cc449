import { z } from 'zod'

/** `firstRun` while nobody has an account yet. */
export const Health = z.strictObject({ status: z.literal('ok'), firstRun: z.literal(true).optional() })
