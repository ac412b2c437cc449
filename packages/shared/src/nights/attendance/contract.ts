import { z } from 'zod'
import { RecordIdText } from '../../ids.ts'
import { SeasonName } from '../../seasons/contract.ts'

/** Without a season: all of them. */
export const AttendanceQuery = z.object({ seasonId: RecordIdText.optional() })

/** How somebody kept to the plan in a season, over the places whose gates have opened. */
export const SeasonAttendance = z.strictObject({
  seasonId: z.int(),
  ...SeasonName.shape,
  planned: z.int(),
  late: z.int(),
  noShow: z.int(),
  excused: z.int(),
  /** Not there, and nobody has said yet why. */
  missing: z.int(),
})
export type SeasonAttendance = z.infer<typeof SeasonAttendance>

export const AttendanceParams = z.strictObject({ id: z.uuid().toLowerCase() })
