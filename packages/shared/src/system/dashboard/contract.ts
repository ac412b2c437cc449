import { z } from 'zod'
import { RecordIdText } from '../../ids.ts'

const Point = z.strictObject({ at: z.iso.datetime(), count: z.int() })

/** How many people were on the clock in each quarter of an hour of the latest night that was worked, and now. */
export const Night = z.strictObject({
  /** The evening's date at the festival; null while nobody has worked yet. A night runs from noon to noon. */
  date: z.iso.date().nullable(),
  points: z.array(Point),
})
export type Night = z.infer<typeof Night>

/** What became of the applications that came in during a week, which begins on this Monday at the festival. */
const ApplicationWeek = z.strictObject({
  week: z.iso.date(),
  new: z.int(),
  held: z.int(),
  rejected: z.int(),
  hired: z.int(),
})
export type ApplicationWeek = z.infer<typeof ApplicationWeek>

/** Without a season, the current one. */
export const ApplicationWeeksQuery = z.object({ seasonId: RecordIdText.optional() })

/** The weeks in which applications to the season came in, from the first to the last, none left out. */
export const ApplicationWeeks = z.array(ApplicationWeek)
