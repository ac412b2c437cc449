import type { ReviewReason } from '../../time/timeclock/review.ts'
import type { Attendance, Mark } from '../attendance/attendance.ts'

export type PlannedPlace = {
  id: number
  userId: string
  positionId: number
  eventId: number
  callAt: Date
  endsAt: Date
  /** What the person earns in the position. */
  payrate: number
  mark: Mark | null
}

export type NightEntry = {
  id: number
  userId: string
  positionId: number
  eventId: number
  /** The place on the plan that it fills; null for an extra person. */
  placeId: number | null
  startTime: Date
  endTime: Date | null
  payrate: number
  cashTips: number
  creditTips: number
  /** Null also for what is in an approved pay period. */
  needsReview: ReviewReason | null
}

export type NightFacts = {
  places: PlannedPlace[]
  /** The shifts that began in the night. */
  entries: NightEntry[]
  /** Shifts that are open since an earlier night. */
  forgotten: NightEntry[]
  gatesAt: Date
  lateAfterMinutes: number
  now: Date
}

export type AttendedPlace = PlannedPlace & { attendance: Attendance; arrivedAt: Date | null }

/** What became of who was planned. Missing: nobody has said why. At the end of a night, late is missing. */
export function statusOf({ kind }: Attendance) {
  if (kind === 'in') return 'came'
  return kind === 'late' ? 'missing' : kind
}
