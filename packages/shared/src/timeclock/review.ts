import { tipsOf } from './rules.ts'

/** Why a manager has to look at an entry before payroll gets it. */
export const REVIEW_REASONS = ['forgotten', 'tipsMissing'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

type TippedShift = { isTipped: boolean; cashTips: number; creditTips: number }

/** What is left to look at when somebody else ends a shift, who cannot know its tips. */
export const reviewWhenEndedByOthers = (shift: TippedShift): ReviewReason | null =>
  shift.isTipped && tipsOf(shift) === 0 ? 'tipsMissing' : null

/** The entries that hold back the export until somebody has looked at them. */
export const needingReview = <E extends { needsReview: ReviewReason | null }>(entries: E[]) =>
  entries.filter(({ needsReview }) => needsReview !== null)
