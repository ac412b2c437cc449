import type { PunchReviewReason } from '@nightshift/shared/kiosk/offline-punches/contract'

/** The explanation below the title of a reason. */
const REASONS: Record<PunchReviewReason, string> = {
  alreadyIn: 'A shift was open at the time of this clock-in.',
  notIn: 'No shift was open that this clock-out could close.',
  closedMeanwhile: 'Somebody closed the shift before this clock-out arrived.',
  overlap: 'With this time, two shifts would overlap.',
  unknownBadge: 'Nobody at this festival has this badge.',
  badgeReplaced: 'This badge was replaced by a new one and does not count any more.',
  inactive: 'This person is not active at this festival.',
  positionGone: 'No position was chosen at the kiosk, or this person does not hold it any more.',
  tipsNotTaken: 'Tips were entered at the kiosk, and the shift is not in a tipped position.',
  tooOld: 'The kiosk delivered this scan too late to count by itself.',
  inFuture: "The kiosk's clock was ahead: this time had not come yet when the scan arrived.",
  clockJumped: 'The clock of the kiosk was changed while it had no network, so the time may be wrong.',
  kioskRevoked: 'The kiosk had been revoked when it delivered this scan.',
  appliedDifferently: 'The scan was counted online in the other direction than the person was shown.',
  periodLocked: 'The pay period of this scan was approved and locked before the scan arrived.',
  keyReused: 'The kiosk gave this scan the key of another one, so it may be a repetition.',
  unanswered: 'Somebody scanned and walked away from the question, so the kiosk guessed the direction.',
}

export const ATTENTION = {
  title: 'Needs attention',
  scans: 'Saved scans',
  entries: 'Time entries',
  sections: 'Timesheets sections',
  explanation: (timeZone: string) =>
    `Shifts that somebody says are wrong or missing, and scans that a kiosk saved without a network and that could not be counted as they were. Nothing changes until you decide, and each decision is in the audit log. Times are those of ${timeZone}.`,
  count: (count: number) => (count === 1 ? '1 item needs attention' : `${count} items need attention`),
  empty: 'Nothing needs attention',
  emptyText:
    'Every request about a shift is decided, and so is every scan that a kiosk saved without a network.',
  loadFailed: 'Unable to load what needs attention. Please refresh the page or try again later.',

  unknownBadge: 'Unknown badge',
  reasons: REASONS,
  kioskText: 'The kiosk',
  serverHolds: 'The timesheet',
  did: { in: 'clocked in', out: 'clocked out' },
  didNotAnswer: 'badge scanned without an answer',
  as: (position: string) => `as ${position}`,
  withTips: (cash: string, credit: string) => `with ${cash} cash and ${credit} credit tips`,
  offline: 'while offline',
  recorded: (kiosk: string, did: string, at: string, ...details: string[]) =>
    `${kiosk}: ${[`${did} at ${at}`, ...details].join(', ')}`,
  received: (time: string) => `received ${time}`,
  openSince: (time: string, position: string) => `Clocked in since ${time} (${position})`,
  shift: (start: string, end: string, position: string) => `Shift ${start} – ${end} (${position})`,
  noShift: 'No shift near this time',
  nobody: 'Nothing, because the badge is unknown',

  proposals: {
    clockIn: (time: string) => `Clock in at ${time}`,
    clockOut: (time: string) => `Close the shift at ${time}`,
    moveStart: (time: string) => `Start the shift at ${time}`,
    moveEnd: (time: string) => `End the shift at ${time}`,
    addShift: (start: string, end: string) => `Add the shift ${start} – ${end}`,
  },
  noProposal:
    'This scan cannot be applied. Correct the timesheet by hand if it is wrong, then discard the scan.',
  discard: 'Discard…',
  discardTitle: (name: string) => `Discard the scan of ${name}`,
  discardText: 'The scan will not count. The reason is kept in the audit log.',
  discardAllText: 'None of its scans that wait here will count. The reason is kept in the audit log.',
  reason: 'Reason',
  reasonMissing: 'Please say why.',
  discardScan: 'Discard the scan',
  discardScans: 'Discard the scans',
  ofRevoked: 'Scans of revoked kiosks',
  discardAll: (kiosk: string) => `Discard all of ${kiosk}…`,
  discardAllTitle: (kiosk: string) => `Discard all saved scans of ${kiosk}`,
  discardedAll: (count: number, kiosk: string) =>
    count === 1 ? `Discarded 1 scan of ${kiosk}.` : `Discarded ${count} scans of ${kiosk}.`,
  onlyFirst: (count: number) =>
    `These are the first ${count}. The next ones come when some of them are decided.`,
  cancel: 'Cancel',
  decided: (what: string, name: string) => `${what}: saved for ${name}.`,
  discarded: (name: string) => `Discarded the scan of ${name}.`,
  decideFailed: 'Unable to save this decision. Please refresh the page or try again later.',
}
