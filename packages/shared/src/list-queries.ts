import { z } from 'zod'

/** A list takes `filter`, a count takes `where`: LoopBack JSON, checked against what the entity allows. */
export const FilterQuery = z.strictObject({ filter: z.string().optional() })
export const WhereQuery = z.strictObject({ where: z.string().optional() })
export const Count = z.strictObject({ count: z.int() })
