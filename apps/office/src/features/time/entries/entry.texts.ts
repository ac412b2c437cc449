/** What the values of a shift are called, wherever they are listed. */
export const ENTRY_WORDS = {
  position: 'Position',
  start: 'Clock In',
  end: 'Clock Out',
  hours: 'Hours',
  rate: 'Rate',
  pay: 'Pay',
  cashTips: 'Cash tips',
  creditTips: 'Credit tips',
  deduction: 'Deduction',
  note: 'Note',
  paychexId: 'Paychex ID',
} as const
