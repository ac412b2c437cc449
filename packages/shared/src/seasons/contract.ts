import { z } from 'zod'
import { instant } from '../instant.ts'
import { Season } from './season.ts'

/** A season is named after the year that it opens in; a second one of that year is its part 2. */
export const SeasonName = z.strictObject({ year: z.int(), part: z.int() })
export type SeasonName = z.infer<typeof SeasonName>

/** A season of a festival. What happens from `beginsAt` until `endsAt`, when the next one begins, belongs to it. */
export const SeasonSummary = z.strictObject({
  id: z.int(),
  ...SeasonName.shape,
  isCurrent: z.boolean(),
  beginsAt: instant,
  endsAt: instant.nullable(),
  closedAt: instant.nullable(),
  calendar: Season,
})
export type SeasonSummary = z.infer<typeof SeasonSummary>
