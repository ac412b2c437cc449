import type { SeasonName } from '@nightshift/shared/seasons/contract'
import type { ClosingLine } from '@nightshift/shared/seasons/season-closing/contract'
import { seasonName } from '@nightshift/shared/seasons/season-name'
import { countOf, countOfPeople, formatCount } from '../../../lib/counts.ts'

type LineWords = { title: string; left: (count: number) => string; settled: string; link: string }

export const CLOSING = {
  // The state on the Season page
  season: (season: SeasonName) => `Season ${seasonName(season)}`,
  open: 'Open',
  closed: 'Closed',
  openHint:
    'When the last night is over and payroll has everything, close the season. The next one can be opened then.',
  closedOn: (when: string) => `Closed on ${when}`,
  closedOnBy: (when: string, name: string) => `Closed on ${when} by ${name}`,
  close: 'Close the season…',
  openNext: 'Open the next season…',
  reopen: 'Reopen the season…',
  archive: 'Applications of closed seasons',
  noSummary: 'Nothing was noted about this closing.',

  // The dialog that takes the closing back
  reopenTitle: (season: SeasonName) => `Reopen season ${seasonName(season)}`,
  reopenText:
    'Its calendar and its plan can be edited again, people can be hired and invited for it, and its applications can be decided.',
  reopenApplications: (count: number) =>
    count === 0
      ? 'No application was archived by the closing.'
      : `${countOf(count, 'application that the closing archived is', 'applications that the closing archived are')} open again.`,
  reopenPeople: (count: number) =>
    `Make ${count === 1 ? 'the person' : `the ${formatCount(count)} people`} whom the closing deactivated active again`,
  reopenNobody: 'Nobody comes back: the closing deactivated nobody, or they were changed since.',
  reopenChanged: (count: number) =>
    `${countOf(count, 'person was', 'people were')} changed since and ${count === 1 ? 'stays as they are' : 'stay as they are'}.`,
  reopenEnded:
    'Shifts that the closing ended, places on nights to come that it cleared, and personal links of earlier crew do not come back.',
  reopenReason: 'Reason',
  reopenReasonMissing: 'Please say why.',
  reopenAction: 'Reopen the season',
  reopenFailed: 'Unable to reopen the season. Nothing was changed. Please try again later.',
  cancel: 'Cancel',

  // The guided page
  title: (season: SeasonName) => `Close season ${seasonName(season)}`,
  back: 'Back to Season',
  explanation:
    'Closing deactivates the people you tick and archives the applications that are still open, all at once. Hours, positions, pay rates and badges stay. Nothing happens until you have seen the numbers and confirmed them.',
  loadFailed: 'Unable to load what is left to settle. Please refresh the page or try again later.',

  settle: 'To settle first',
  lines: {
    nightsToCome: {
      title: 'Nights to come',
      left: (count) =>
        `${countOf(count, 'night is', 'nights are')} still to come with people on the plan. My nights goes on telling them that they work, and nobody can change the plan of a closed season: take them off and publish that first.`,
      settled: 'Nobody is on the plan of a night to come.',
      link: 'Take them off',
    },
    openShifts: {
      title: 'Open shifts',
      left: (count) =>
        `${countOf(count, 'shift is', 'shifts are')} still open. The shift of a person whom you deactivate ends at that moment; the others stay open.`,
      settled: 'Nobody is clocked in.',
      link: 'Clock them out',
    },
    needsReview: {
      title: 'Entries that need review',
      left: (count) => `${countOf(count, 'entry waits', 'entries wait')} for somebody to look.`,
      settled: 'Every entry was looked at.',
      link: 'Review them',
    },
    attention: {
      title: 'Needs attention',
      left: (count) =>
        `${countOf(count, 'saved scan or request needs', 'saved scans and requests need')} a decision.`,
      settled: 'No saved scan and no request needs a decision.',
      link: 'Decide',
    },
    unexported: {
      title: 'Payroll',
      left: (count) => `${countOf(count, 'entry was', 'entries were')} never exported.`,
      settled: 'Every entry was exported.',
      link: 'Export them',
    },
  } satisfies Record<ClosingLine, LineWords> as Record<ClosingLine, LineWords>,
  reason: 'Close without this because',
  reasonMissing: 'Please settle this, or say why the season is closed without it.',

  staff: 'Staff to deactivate',
  staffHint:
    'Whoever is ticked is signed out and can no longer clock in. They come back when they are hired again. Employees are ticked, leads and above are not.',
  nobody: 'The festival has no active people.',
  people: 'Active people',
  search: 'Search staff',
  nobodyFound: 'Nobody by that name.',
  ticked: (ticked: number, all: number) => `${formatCount(ticked)} of ${countOfPeople(all)} ticked`,
  tickShown: 'Tick all shown',
  untickShown: 'Untick all shown',
  levels: ['Employee', 'Lead', 'Manager', 'Administrator'],
  clockedIn: 'Clocked in',
  you: 'You',

  applications: 'Applications',
  applicationsArchived: (count: number) =>
    count === 0
      ? 'No application is open.'
      : `${countOf(count, 'open application is', 'open applications are')} archived with ${count === 1 ? 'its' : 'their'} status.`,

  backup: 'Backup',
  backupFirst: 'A backup is made and checked before anything is changed. If it fails, nothing is done.',
  backupElsewhere:
    'This server makes no backups of its database: whoever runs the database does. Nothing here can tell whether there is a recent one.',
  backupReason: 'How this database was backed up',
  backupReasonMissing: 'Please say how the database was backed up.',

  check: 'Show what will happen',
  checkFailed: 'Unable to work out what would happen. Please try again later.',

  // The confirmation
  confirm: 'This will happen',
  change: 'Change something',
  confirmClose: (season: SeasonName) => `Close season ${seasonName(season)}`,
  backingUp: 'Making and checking a backup. This may take a few minutes…',
  closing: 'Closing the season…',
  closeFailed: 'Unable to close the season. Nothing was changed. Please try again later.',
  changedMeanwhile: 'Something changed meanwhile, and nothing was done. Please look at the new numbers.',

  facts: {
    deactivated: 'People deactivated',
    shiftsEnded: 'Open shifts ended',
    applicationsArchived: 'Applications archived',
    backup: 'Backup',
  },
  willBeMade: 'Will be made first',
  names: 'Show the names',
  overridden: 'Closed although',
  because: (title: string, count: number, reason: string) =>
    `${title}: ${formatCount(count)} left. Reason: ${reason}`,
}
