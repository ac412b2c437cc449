import { z } from 'zod'
import { Instant, line } from './fields.ts'

export const SEVERITIES = ['info', 'warning', 'urgent'] as const

/** A message above the home page, from and until given instants. No text, no notice. */
export const NoticeSection = z.strictObject({
  text: line(500),
  from: Instant,
  until: Instant,
  severity: z.enum(SEVERITIES),
})
export type NoticeSection = z.infer<typeof NoticeSection>
