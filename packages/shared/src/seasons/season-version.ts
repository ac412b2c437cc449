import { z } from 'zod'
import { ReadAt } from '../read-at.ts'
import { Season } from './season.ts'

// A module of its own: the public pages load season.ts.

/** A season with its version for the optimistic lock. */
export const SeasonVersion = z.strictObject({ ...Season.shape, updatedAt: z.iso.datetime() })
export type SeasonVersion = z.infer<typeof SeasonVersion>

/** An edit of the season. Optimistic lock: with a stale `updatedAt` it is refused. */
export const SeasonEdit = z.strictObject({ ...Season.shape, updatedAt: ReadAt.optional() })
export type SeasonEdit = z.infer<typeof SeasonEdit>
