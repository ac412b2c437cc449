import { z } from 'zod'
import { RichText } from '../rich-text.ts'
import { line, UNIQUE, unique } from './fields.ts'

/** The anchor of the ticket disclaimer, printed on tickets. */
export const TICKET_DISCLAIMER = 'policy4'

const Policy = z.strictObject({
  id: z.string().regex(/^policy[1-9]\d{0,2}$/),
  name: line(80),
  words: RichText,
})

export const PoliciesSection = z.strictObject({
  lead: line(300),
  description: line(300),
  list: z
    .array(Policy)
    .max(20)
    .refine(unique, UNIQUE)
    .refine((list) => list.some(({ id }) => id === TICKET_DISCLAIMER), 'needs the ticket disclaimer'),
})
export type PoliciesSection = z.infer<typeof PoliciesSection>
