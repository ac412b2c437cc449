import type { PeriodRule } from '../../setup/payroll-settings/contract.ts'
import { isWithin, periodAt, periodsBetween, type Span } from './periods.ts'

/** What is left of a span beside spans that are taken, which do not overlap and are in order. */
export function clip({ startsAt, endsAt }: Span, taken: Span[]): Span[] {
  const left: Span[] = []
  let from = startsAt
  for (const other of taken) {
    if (other.endsAt <= from || other.startsAt >= endsAt) continue
    if (other.startsAt > from) left.push({ startsAt: from, endsAt: other.startsAt })
    from = other.endsAt
  }
  return from < endsAt ? [...left, { startsAt: from, endsAt }] : left
}

export type Periods = { rule: PeriodRule; timeZone: string; locked: Span[] }

/** The pay period of an instant: a locked one as it was approved, or that of the rule beside the locked ones. */
export function listedPeriodAt(instant: Date, { rule, timeZone, locked }: Periods): Span {
  const found = locked.find((span) => isWithin(instant, span))
  if (found) return { startsAt: found.startsAt, endsAt: found.endsAt }
  const inOrder = locked.toSorted((one, other) => +one.startsAt - +other.startsAt)
  return clip(periodAt(instant, rule, timeZone), inOrder).find((span) => isWithin(instant, span))!
}

/**
 * The last so many pay periods that begin before an instant, oldest first. Locked ones keep their bounds although the
 * rule may have changed since; the others follow the rule, as far as the locked ones leave room.
 */
export function listedPeriods(until: Date, count: number, { rule, timeZone, locked }: Periods): Span[] {
  const justBefore = (instant: Date) => new Date(instant.getTime() - 1)
  const last = periodAt(justBefore(until), rule, timeZone)
  let first = last
  for (let index = 1; index < count; index++) first = periodAt(justBefore(first.startsAt), rule, timeZone)
  const taken = locked
    .map(({ startsAt, endsAt }) => ({ startsAt, endsAt }))
    .filter(({ startsAt, endsAt }) => endsAt > first.startsAt && startsAt < last.endsAt)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const computed = periodsBetween(first.startsAt, last.endsAt, rule, timeZone)
  return [...taken, ...computed.flatMap((span) => clip(span, taken))]
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .filter(({ startsAt }) => startsAt < until)
    .slice(-count)
}
