import { addDays, dateAt, firstInstant } from '@nightshift/shared/local-time'
import { formatCents } from '@nightshift/shared/money'
import type { PayPeriod, SeenFigures } from '@nightshift/shared/payroll/pay-periods/contract'
import { formatInZone, formatYear } from '@nightshift/shared/time'
import { formatHundredths } from '../../time/entries/weeks.ts'
import { PERIODS } from './periods.texts.ts'

type Instant = string | Date
type Bounds = { startsAt: Instant; endsAt: Instant }

/**
 * 'Oct 21 – 27', 'Oct 28 – Nov 3', with the year if it is another one than now. The last day is the one before the
 * period ends, as on pay statements: its night ends in the morning.
 */
export function datesText({ startsAt, endsAt }: Bounds, now: Date, timeZone: string) {
  const last = firstInstant(addDays(dateAt(endsAt, timeZone), -1), '12:00', timeZone)!
  const month = (at: Instant) => formatInZone(at, 'MMM', timeZone)
  const end = formatInZone(last, month(startsAt) === month(last) ? 'd' : 'MMM d', timeZone)
  const year = formatYear(last, timeZone)
  const suffix = year === formatYear(now, timeZone) ? '' : `, ${year}`
  return `${formatInZone(startsAt, 'MMM d', timeZone)} – ${end}${suffix}`
}

/** 'Tue, Oct 8, 11:00 AM' */
export const momentText = (at: Instant, timeZone: string) => formatInZone(at, 'EEE, MMM d, h:mm a', timeZone)

/** The word of a chip. An ended period without entries is nothing to approve. */
export const stateText = ({ state, figures }: PayPeriod) =>
  state === 'ready' && figures.entries === 0 ? PERIODS.empty : PERIODS.states[state]

/** How many entries of an exported period no file holds, if any: they were added or ended after their export. */
export const noFileText = ({ figures: { payable, exported } }: Pick<PayPeriod, 'figures'>) =>
  exported > 0 && exported < payable ? PERIODS.noFile(payable - exported) : undefined

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

const hoursText = (hundredths: number) => PERIODS.hours(formatHundredths(hundredths))

/** What an approval locks. */
export const summaryText = ({ entries, hundredths, ...money }: SeenFigures) =>
  [
    PERIODS.summary(PERIODS.entries(entries), hoursText(hundredths)),
    PERIODS.money(
      formatCents(money.payCents),
      formatCents(money.tipsCents),
      formatCents(money.deductionCents),
    ),
  ].join(' ')

/** What there is to say of a period, in a line. */
export function periodFacts(period: PayPeriod, timeZone: string): string[] {
  const { figures, approval, exportedAt, endsAt, state } = period
  const at = (instant: Instant) => momentText(instant, timeZone)
  const when = approval ? PERIODS.approved(nameOf(approval.approvedBy), at(approval.approvedAt)) : undefined
  const problems = (['needsReview', 'open', 'noPaychexId'] as const).filter((kind) => figures[kind] > 0)
  return [
    when ?? (new Date(endsAt) > new Date() ? PERIODS.goesOn(at(endsAt)) : PERIODS.notApproved),
    `${PERIODS.entries(figures.entries)}, ${hoursText(figures.hundredths)}`,
    ...(approval?.overrides.length ? [PERIODS.overridden(approval.overrides.length)] : []),
    ...(exportedAt ? [PERIODS.exported(at(exportedAt))] : []),
    ...(state === 'changed' ? [PERIODS.changed(figures.changed)] : []),
    ...(state === 'unsettled' ? [PERIODS.toSettle(figures.problems)] : []),
    ...(approval ? [] : problems.map((kind) => PERIODS[kind](figures[kind]))),
  ]
}
