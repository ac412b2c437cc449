import { isForgotten } from './forgotten.ts'
import { tipsOf } from './rules.ts'

/** Why a manager has to look at an entry before payroll gets it. */
export const REVIEW_REASONS = ['forgotten', 'tipsMissing'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

type OpenShift = { startTime: Date; isTipped: boolean; cashTips: number; creditTips: number }

/** What is left to look at when somebody else ends a shift: they know neither its tips nor when it really ended. */
export function reviewWhenEndedByOthers(
  shift: OpenShift,
  longestShiftHours: number,
  end: Date,
): ReviewReason | null {
  if (isForgotten(shift, longestShiftHours, end)) return 'forgotten'
  return shift.isTipped && tipsOf(shift) === 0 ? 'tipsMissing' : null
}
