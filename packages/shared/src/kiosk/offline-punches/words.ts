import type { PunchReviewReason } from './contract.ts'

/** Why a punch needs a decision, in a few words. */
export const REVIEW_TITLES: Record<PunchReviewReason, string> = {
  alreadyIn: 'Already clocked in',
  notIn: 'Not clocked in',
  closedMeanwhile: 'Shift closed meanwhile',
  overlap: 'Overlaps another shift',
  unknownBadge: 'Unknown badge',
  badgeReplaced: 'Replaced badge',
  inactive: 'Inactive employee',
  positionGone: 'Position unclear',
  tipsNotTaken: 'Tips for a shift without tips',
  tooOld: 'More than 7 days old',
  inFuture: 'Time in the future',
  clockJumped: "The kiosk's clock changed",
  kioskRevoked: 'Revoked kiosk',
  appliedDifferently: 'Counted the other way round',
  periodLocked: 'Pay period is locked',
  keyReused: 'Key of another scan',
  unanswered: 'Question not answered',
}
