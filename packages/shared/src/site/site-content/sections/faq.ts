import { z } from 'zod'
import { RichText } from '../rich-text.ts'
import { line, Slug, UNIQUE, unique } from './fields.ts'

export const FaqSection = z.strictObject({
  title: line(60),
  list: z
    .array(z.strictObject({ id: Slug, question: line(150), answer: RichText }))
    .max(40)
    .refine(unique, UNIQUE),
})
export type FaqSection = z.infer<typeof FaqSection>
