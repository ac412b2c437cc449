import { z } from 'zod'
import { isOneLine, isStorable } from './storable.ts'

/** Untrusted text with a maximum length. */
export const plainText = (max: number) =>
  z.string().max(max).refine(isStorable, { message: 'contains characters that cannot be stored' })

/** Untrusted text that stands in one line of a file for payroll, without the spaces around it. */
export const lineText = (max: number) =>
  plainText(max).trim().refine(isOneLine, { message: 'has line breaks or control characters' })
