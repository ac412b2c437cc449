import { dateAt } from '@nightshift/shared/local-time'
import { fileOf, isCorrectable } from '@nightshift/shared/payroll/changes'
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { periodAt, type Span } from '@nightshift/shared/payroll/pay-periods/periods'
import type { PeriodRule } from '@nightshift/shared/setup/payroll-settings/contract'
import type { Period } from '@nightshift/shared/time/timeclock/pay-period'

/** Which of the changes each kind of correction says; those that wait are in neither. */
export function correctionContents(changes: ChangedEntry[]) {
  const ready = changes.filter(isCorrectable)
  const inFile = (file: 'csv' | 'spi') => ready.filter(({ kind }) => fileOf(kind) === file)
  return { csv: inFile('csv'), spi: inFile('spi'), waiting: changes.length - ready.length }
}

/** The days in which the entries ended, as payroll has them and as they are now. */
export function daysOf(changes: ChangedEntry[], timeZone: string): Period {
  const ends = endsOf(changes)
  return { start: dateAt(ends[0]!, timeZone), end: dateAt(ends.at(-1)!, timeZone) }
}

/** The changes by the pay period in which their entry ended, as payroll has it, the earliest first. */
export function byPeriod(changes: ChangedEntry[], rule: PeriodRule, timeZone: string) {
  const periods = new Map<number, Span & { changes: ChangedEntry[] }>()
  for (const change of changes) {
    const span = periodAt(new Date((change.before ?? change.after)!.endTime), rule, timeZone)
    const period = periods.get(+span.startsAt) ?? { ...span, changes: [] }
    period.changes.push(change)
    periods.set(+span.startsAt, period)
  }
  return [...periods.values()].sort((one, other) => +one.startsAt - +other.startsAt)
}

/** The pay periods in which the entries ended, before and now. */
export function periodsOf(changes: ChangedEntry[], rule: PeriodRule, timeZone: string): Span {
  const ends = endsOf(changes)
  const { startsAt } = periodAt(ends[0]!, rule, timeZone)
  return { startsAt, endsAt: periodAt(ends.at(-1)!, rule, timeZone).endsAt }
}

const endsOf = (changes: ChangedEntry[]) =>
  changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((values) => (values ? [new Date(values.endTime)] : []))
    .sort((one, other) => one.getTime() - other.getTime())
