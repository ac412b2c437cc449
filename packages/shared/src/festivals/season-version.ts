import { z } from 'zod'
import { ReadAt } from '../read-at.ts'
import { Season } from './season.ts'

// Apart from season.ts, which the public pages load.

/** A season with the version that an edit of it names. */
export const SeasonVersion = z.strictObject({ ...Season.shape, updatedAt: z.iso.datetime() })
export type SeasonVersion = z.infer<typeof SeasonVersion>

/** An edit that carries the `updatedAt` that was read is refused when somebody else was quicker. */
export const SeasonEdit = z.strictObject({ ...Season.shape, updatedAt: ReadAt.optional() })
export type SeasonEdit = z.infer<typeof SeasonEdit>
