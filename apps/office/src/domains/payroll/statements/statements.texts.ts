import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
export const STATEMENT = {
  /** The link in a list of names. */
  linkOf: (name: string) => `Pay statement of ${name}`,
  period: 'Pay period',
  periodOption: (dates: string, isApproved: boolean, festival?: string) =>
    [dates, ...(festival ? [festival] : []), ...(isApproved ? ['approved'] : [])].join(', '),
  print: 'Print',
  from: (start: string, end: string) => `${start} to ${end}`,
  state: 'State',
  states: {
    open: 'Open: figures may still change',
    approved: 'Approved',
  },
  columns: {
    date: 'Date',
    position: ENTRY_WORDS.positionName,
    in: 'In',
    out: 'Out',
    hours: ENTRY_WORDS.hours,
    rate: ENTRY_WORDS.payrate,
    pay: ENTRY_WORDS.pay,
    cash: ENTRY_WORDS.cashTips,
    credit: ENTRY_WORDS.creditTips,
    deduction: ENTRY_WORDS.deduction,
  },
  lines: 'Shifts',
  sums: 'Totals',
  hours: ENTRY_WORDS.hours,
  pay: ENTRY_WORDS.pay,
  premium: (hours: string) => `Overtime premium, ${hours} h over 40`,
  cash: ENTRY_WORDS.cashTips,
  credit: ENTRY_WORDS.creditTips,
  deduction: 'Deductions',
  total: 'Total',
  minus: (amount: string) => `-${amount}`,
  nothing: '–',
  inReview: '*',
  reviewNote: '* A manager has yet to check this shift.',
  withoutHours: '†',
  withoutHoursNote: '† Without hours, so its tips and deduction are in no total. A manager can correct it.',
  open: (count: number) =>
    count === 1
      ? 'A shift has not ended and is not in it.'
      : `${count} shifts have not ended and are not in it.`,
  note: (timeZone: string) =>
    `Before taxes and what payroll withholds. Tips are as they were reported. A shift belongs to the period in which it ended; times are those of ${timeZone}.`,
  empty: 'No shift ended in this period.',
  loadFailed: 'Unable to load the pay statement. Please refresh the page or try again later.',
}
