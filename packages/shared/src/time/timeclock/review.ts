import { isForgotten } from './forgotten.ts'
import { isNow, tipsOf } from './rules.ts'

/** Why an entry needs a manager's review before the export. */
export const REVIEW_REASONS = ['forgotten', 'tipsMissing', 'endSetByLead'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

type OpenShift = { startTime: Date; isTipped: boolean; cashTips: number; creditTips: number }

/** The review reason when somebody else ends a shift: they know neither its tips nor its actual end. */
export function reviewWhenEndedByOthers(
  shift: OpenShift,
  longestShiftHours: number,
  end: Date,
): ReviewReason | null {
  if (isForgotten(shift, longestShiftHours, end)) return 'forgotten'
  return lacksTips(shift) ? 'tipsMissing' : null
}

/** The review reason when a lead chooses the end of a shift: hours that are paid hang on it. */
export const reviewWhenEndedByLead = (shift: OpenShift, longestShiftHours: number, end: Date, now: Date) =>
  isNow(end, now) ? reviewWhenEndedByOthers(shift, longestShiftHours, end) : 'endSetByLead'

/** Whether a tipped shift has no tips. */
export const lacksTips = (shift: Pick<OpenShift, 'isTipped' | 'cashTips' | 'creditTips'>) =>
  shift.isTipped && tipsOf(shift) === 0
