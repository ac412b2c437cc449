import { isForgotten } from './forgotten.ts'
import { tipsOf } from './rules.ts'

/** Why an entry needs a manager's review before the export. */
export const REVIEW_REASONS = ['forgotten', 'tipsMissing'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

type OpenShift = { startTime: Date; isTipped: boolean; cashTips: number; creditTips: number }

/** The review reason when somebody else ends a shift: they know neither its tips nor its actual end. */
export function reviewWhenEndedByOthers(
  shift: OpenShift,
  longestShiftHours: number,
  end: Date,
): ReviewReason | null {
  if (isForgotten(shift, longestShiftHours, end)) return 'forgotten'
  return shift.isTipped && tipsOf(shift) === 0 ? 'tipsMissing' : null
}
