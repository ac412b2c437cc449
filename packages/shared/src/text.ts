import { z } from 'zod'
import { isStorable } from './storable.ts'

/** Text from outside, of a bounded length. */
export const plainText = (max: number) =>
  z.string().max(max).refine(isStorable, { message: 'contains characters that cannot be stored' })
