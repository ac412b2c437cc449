import { z } from 'zod'

/**
 * A list takes `filter`, a count takes `where`: LoopBack JSON, checked against what the entity allows. The server reads
 * them in brackets, too: `filter[limit]=2`.
 */
export const FilterQuery = z.object({ filter: z.string().optional() })
export const WhereQuery = z.object({ where: z.string().optional() })
export const Count = z.strictObject({ count: z.int() })
