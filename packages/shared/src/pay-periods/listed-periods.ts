import type { PeriodRule } from '../payroll-settings/contract.ts'
import { periodAt, periodsBetween, type Span } from './periods.ts'

/** What is left of a span beside spans that are taken, which do not overlap and are in order. */
function clip({ startsAt, endsAt }: Span, taken: Span[]): Span[] {
  const left: Span[] = []
  let from = startsAt
  for (const other of taken) {
    if (other.endsAt <= from || other.startsAt >= endsAt) continue
    if (other.startsAt > from) left.push({ startsAt: from, endsAt: other.startsAt })
    from = other.endsAt
  }
  return from < endsAt ? [...left, { startsAt: from, endsAt }] : left
}

/**
 * The last so many pay periods that begin before an instant, oldest first. Locked ones keep their bounds although the
 * rule may have changed since; the others follow the rule, as far as the locked ones leave room.
 */
export function listedPeriods(
  until: Date,
  count: number,
  { rule, timeZone, locked }: { rule: PeriodRule; timeZone: string; locked: Span[] },
): Span[] {
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
