import type { PaidPremium } from './premiums.ts'
import type { SpiPerson, SpiUser } from './problems.ts'

/** A premium that an earlier file paid, with its person. */
export type ExportedPremium = PaidPremium & { user: SpiUser }

type Values = { workerId: string }
type Change = { user: SpiUser; before: Values | null; after: Values | null }

/** Everybody whom a line is for, by each worker id that the file names: Paychex fails a line without one. */
export function spiPeople(
  changes: Change[],
  premiums: PaidPremium[],
  known: { user: SpiUser }[],
): SpiPerson[] {
  const users = new Map(known.map(({ user }) => [user.id, user]))
  const people = new Map<string, SpiPerson>()
  const add = (userId: string, workerId: string, isTakenBack: boolean) => {
    const key = `${userId} ${workerId}`
    if (!people.has(key)) people.set(key, { ...users.get(userId)!, workerId, isTakenBack })
  }
  for (const { user, after } of changes) if (after) add(user.id, after.workerId, false)
  for (const { userId, workerId, premium } of premiums) if (premium > 0) add(userId, workerId, false)
  for (const { user, before } of changes) if (before) add(user.id, before.workerId, true)
  for (const { userId, workerId } of premiums) add(userId, workerId, true)
  return [...people.values()].sort(
    (one, other) =>
      one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName),
  )
}
