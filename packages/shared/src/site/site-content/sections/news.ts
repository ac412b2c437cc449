import { z } from 'zod'
import { RichText } from '../rich-text.ts'
import { CalendarDate, line, UNIQUE, unique } from './fields.ts'

const Release = z.strictObject({
  /** Part of the address of its PDF. May begin with the year. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
  date: CalendarDate,
  headline: line(150),
  words: RichText,
})
export type Release = z.infer<typeof Release>

export const NewsSection = z.strictObject({
  lead: line(300),
  description: line(300),
  /** Whom journalists ask. Missing in content that was stored before it. */
  contact: line(160).optional(),
  list: z.array(Release).max(200).refine(unique, UNIQUE),
})
export type NewsSection = z.infer<typeof NewsSection>
