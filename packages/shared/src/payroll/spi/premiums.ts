import { type EndedShift, overtimeByWeek, type WeekOf } from '../overtime/overtime.ts'
import type { Span } from '../pay-periods/periods.ts'

/** The overtime premium that a file paid to a person's worker id for a workweek, in cents; its hours in hundredths. */
export type PaidPremium = { userId: string; workerId: string; weekStartsAt: Date; weekEndsAt: Date } & Paid

/** What a person's workweek should be paid and what earlier files have paid, in all and to each worker id. */
export type PremiumChange = { userId: string; week: Span; paidTo: Map<string, Paid> } & Record<
  'owed' | 'paid',
  Paid
>
type Paid = { hundredths: number; premium: number }

const NOTHING: Paid = { hundredths: 0, premium: 0 }

const sum = (one: Paid = NOTHING, { hundredths, premium }: Paid): Paid => ({
  hundredths: one.hundredths + hundredths,
  premium: one.premium + premium,
})

export const paidWeeks = (paid: Pick<PaidPremium, 'weekStartsAt' | 'weekEndsAt'>[]): Span[] =>
  paid.map(({ weekStartsAt: startsAt, weekEndsAt: endsAt }) => ({ startsAt, endsAt }))

/**
 * Compares the premiums of all hours that Paychex knows with those that earlier files paid. Only the difference is paid:
 * a week may be in several files, and imports only add. Nothing changes in a week whose rule counts no overtime.
 */
export function premiumChanges(shifts: EndedShift[], paid: PaidPremium[], weekOf: WeekOf): PremiumChange[] {
  const changes = new Map<string, PremiumChange>()
  const changeOf = (userId: string, week: Span) => {
    const key = `${userId} ${week.startsAt.getTime()}`
    const change = changes.get(key) ?? {
      userId,
      week,
      owed: NOTHING,
      paid: NOTHING,
      paidTo: new Map(),
    }
    changes.set(key, change)
    return change
  }
  for (const { userId, week, overtimeHundredths: hundredths, premium } of overtimeByWeek(shifts, weekOf))
    changeOf(userId, week).owed = { hundredths, premium }
  for (const { userId, workerId, weekStartsAt, weekEndsAt: _, ...more } of paid) {
    const week = weekOf(weekStartsAt)
    if (week.overtime !== 'over40') continue
    const change = changeOf(userId, week)
    change.paid = sum(change.paid, more)
    change.paidTo.set(workerId, sum(change.paidTo.get(workerId), more))
  }
  return [...changes.values()]
}

/**
 * The difference to what was paid, to the person's worker id. When they move to another one, it gets everything and the
 * others give back what they have. So do all when Paychex knows no hours that have an id.
 */
export function premiumDifferences(
  { userId, week, owed, paid, paidTo }: PremiumChange,
  workerId: string | undefined,
  moves: boolean,
): PaidPremium[] {
  const to = (id: string, now: Paid, before: Paid = NOTHING): PaidPremium => ({
    userId,
    workerId: id,
    weekStartsAt: week.startsAt,
    weekEndsAt: week.endsAt,
    hundredths: now.hundredths - before.hundredths,
    premium: now.premium - before.premium,
  })
  const givenBack = () =>
    [...paidTo].filter(([id]) => id !== workerId).map(([id, before]) => to(id, NOTHING, before))
  const differences = () => {
    if (workerId === undefined) return givenBack()
    return moves ? [...givenBack(), to(workerId, owed, paidTo.get(workerId))] : [to(workerId, owed, paid)]
  }
  return differences().filter(({ hundredths, premium }) => hundredths !== 0 || premium !== 0)
}
