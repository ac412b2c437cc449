import type { PeriodState, ProblemKind } from '@nightshift/shared/payroll/pay-periods/contract'
import { countOf, countOfEntries, formatCount } from '../../../lib/counts.ts'

const STATES: Record<PeriodState, string> = {
  open: 'Open',
  unsettled: 'Problems',
  ready: 'Ready',
  approved: 'Approved',
  exported: 'Exported',
  changed: 'Changed since',
}

const PROBLEMS: Record<ProblemKind, string> = {
  needsReview: 'Needs review',
  open: 'Still clocked in',
  moneyWithoutHours: 'Tips or a deduction without hours',
  longShift: 'More than 12 hours',
  requestWaiting: 'A request about a shift waits',
  scanWaiting: 'A saved scan waits',
  rateByHand: 'Rate of a manager set by hand',
  belowMinimumWage: 'Below the minimum wage',
  noPaychexId: 'No Paychex ID',
  sharedPaychexId: 'Paychex ID of two people',
}

export const PERIODS = {
  strip: 'Pay periods',
  earlier: 'Earlier',
  states: STATES,
  empty: 'No entries',
  entries: countOfEntries,
  hours: (hours: string) => `${hours} hours`,
  goesOn: (end: string) => `Ends ${end}`,
  notApproved: 'Not approved yet',
  approved: (name: string, at: string) => `Approved by ${name}, ${at}`,
  overridden: (count: number) => countOf(count, 'problem overridden', 'problems overridden'),
  exported: (at: string) => `exported ${at}`,
  noFile: (count: number) => `${countOfEntries(count)} in no file`,
  changed: (count: number) =>
    countOf(count, 'entry changed since its export', 'entries changed since their export'),
  needsReview: (count: number) => countOf(count, 'needs review', 'need review'),
  open: (count: number) => countOf(count, 'still clocked in', 'still clocked in'),
  noPaychexId: (count: number) => countOf(count, 'person without Paychex ID', 'people without Paychex ID'),
  toSettle: (count: number) => countOf(count, 'problem to settle', 'problems to settle'),
  loadFailed: 'Unable to load the pay periods. Please refresh the page or try again later.',

  approve: 'Approve…',
  approveTitle: (dates: string) => `Approve ${dates}`,
  approveText: 'Nothing that ended in this period can be changed until an administrator unlocks it.',
  summary: (entries: string, hours: string) => `${entries}, ${hours}.`,
  money: (pay: string, tips: string, deductions: string) =>
    `Pay ${pay}, tips ${tips}, deductions ${deductions}.`,
  settled: 'Nothing stands in the way.',
  unsettled: (count: number) =>
    `${countOf(count, 'problem stands', 'problems stand')} in the way. Settle each, or say why the period is approved in spite of it.`,
  tooMany: (count: number, most: number) =>
    `${formatCount(count)} problems stand in the way, and at most ${formatCount(most)} can be approved with a reason. Settle some of them first.`,
  problems: PROBLEMS,
  hints: {
    needsReview: 'Open the entry and confirm or correct it.',
    open: 'Clock them out, or correct the entry.',
    moneyWithoutHours:
      'Payroll gets no entry without hours, so its money is in no file and in none of these sums. Give it its hours, or move the money to another entry.',
    longShift: 'Open the entry and correct it, or say that it is right.',
    requestWaiting: 'Apply or decline it in Needs attention.',
    scanWaiting: 'Apply or discard it in Needs attention.',
    rateByHand: 'The rate is not the one of their position. Another manager says why.',
    belowMinimumWage:
      'Rate and tips of a workweek are below the minimum wage under General, Payroll. Pay the difference, or correct rate or tips.',
    noPaychexId: 'Fill it in under Employees.',
    sharedPaychexId: 'Correct one of them under Employees.',
  } satisfies Record<ProblemKind, string>,
  unknownBadge: 'Unknown badge',
  paychexId: (id: string) => `Paychex ID ${id}`,
  reasonFor: (what: string) => `Reason to approve in spite of ${what}`,
  reasonHint: 'Reason, if it is not settled',
  notByYou: 'This is your own shift: somebody else has to approve the period.',
  reasonMissing: 'Settle it, or say why.',
  approveAction: 'Approve and lock',
  approveFailed: 'Unable to approve the pay period. Please refresh the page or try again later.',
  cancel: 'Cancel',

  unlock: 'Unlock…',
  unlockTitle: (dates: string) => `Unlock ${dates}`,
  unlockText:
    'Its entries can be changed again until it is approved again, and its overtime follows the payroll settings of today from now on. The reason is kept in the audit log.',
  reason: 'Reason',
  unlockReasonMissing: 'Please say why.',
  unlockAction: 'Unlock the period',
  unlockFailed: 'Unable to unlock the pay period. Please refresh the page or try again later.',

  lockedTitle: (dates: string) => `Pay period ${dates} is locked`,
  lockedText: (name: string, at: string) => `${name} approved it on ${at}, so this entry cannot be changed.`,
  lockedAsk: 'An administrator can unlock it.',
  showPeriod: 'Show the pay period',
}
