-- A scan whose question nobody answered.
alter table kiosk_punches drop constraint kiosk_punches_review_reason_check;
alter table kiosk_punches add constraint kiosk_punches_review_reason_check check (review_reason in (
  'alreadyIn', 'notIn', 'closedMeanwhile', 'overlap', 'unknownBadge', 'badgeReplaced', 'inactive', 'positionGone',
  'tipsNotTaken', 'tooOld', 'inFuture', 'clockJumped', 'kioskRevoked', 'appliedDifferently', 'periodLocked', 'keyReused',
  'unanswered'
));
