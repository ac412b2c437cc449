import { formatCents } from '@nightshift/shared/money'
import type { TimeEntry } from '@nightshift/shared/timeclock/contract'
import { hundredthsOf, isOpen, payOf, tipsOf } from '@nightshift/shared/timeclock/rules'
import { TIMECLOCK } from './timeclock.texts.ts'
import { formatHundredths, type Totals } from './weeks.ts'

/** What a row shows of a shift. Pay is known once it has ended; without tips there is nothing to show. */
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
