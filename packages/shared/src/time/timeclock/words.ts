/** What the fields of a time entry are called wherever they are listed, and what is computed of them. */
export const ENTRY_WORDS = {
  positionName: 'Position',
  startTime: 'Clock In',
  endTime: 'Clock Out',
  hours: 'Hours',
  payrate: 'Rate',
  pay: 'Pay',
  cashTips: 'Cash tips',
  creditTips: 'Credit tips',
  deduction: 'Deduction',
  note: 'Note',
  needsReview: 'Review',
  paychexId: 'Paychex ID',
} as const
