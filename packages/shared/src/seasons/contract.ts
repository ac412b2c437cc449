import { z } from 'zod'
import { Season } from './season.ts'

const instant = z.union([z.iso.datetime(), z.date()])

/** A season of a festival. What happens from `beginsAt` until `endsAt`, when the next one begins, belongs to it. */
export const SeasonSummary = z.strictObject({
  id: z.int(),
  year: z.int(),
  isCurrent: z.boolean(),
  beginsAt: instant,
  endsAt: instant.nullable(),
  closedAt: instant.nullable(),
  calendar: Season,
})
export type SeasonSummary = z.infer<typeof SeasonSummary>
