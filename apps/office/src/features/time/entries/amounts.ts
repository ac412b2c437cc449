import { formatCents } from '@nightshift/shared/money'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { hundredthsOf, isOpen, payOf, tipsOf } from '@nightshift/shared/time/timeclock/rules'
import { TIMECLOCK } from './timeclock.texts.ts'
import { formatHundredths, type Totals } from './weeks.ts'

/** The formatted amounts of an entry. Pay is known after the end; a dash where there are no tips. */
export function amountsOf(entry: TimeEntry, now = new Date()) {
  const tips = tipsOf(entry)
  return {
    hours: formatHundredths(hundredthsOf(entry, now)),
    tips: entry.isTipped || tips ? formatCents(tips) : TIMECLOCK.nothing,
    pay: isOpen(entry) ? TIMECLOCK.nothing : formatCents(payOf(entry, now)),
  }
}

export const totalAmounts = ({ hundredths, tips, pay }: Totals) => ({
  hours: formatHundredths(hundredths),
  tips: tips ? formatCents(tips) : TIMECLOCK.nothing,
  pay: formatCents(pay),
})
