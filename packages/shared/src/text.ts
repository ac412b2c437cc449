import { z } from 'zod'
import { isStorable } from './storable.ts'

/** Untrusted text with a maximum length. */
export const plainText = (max: number) =>
  z.string().max(max).refine(isStorable, { message: 'contains characters that cannot be stored' })
