import type { PaidPremium } from './spi-premiums.ts'
import type { SpiPerson, SpiUser } from './spi-problems.ts'

/** A premium that an earlier file paid, with its person. */
export type ToldPremium = PaidPremium & { user: SpiUser }

type Payee = { workerId: string }
type Change = { user: SpiUser; before: Payee | null; after: Payee | null }
type Told = Payee & { userId: string; user: SpiUser }

/** Everybody whom a line is for, by each worker id that the file names: Paychex fails a line without one. */
export function spiPeople(
  changes: Change[],
  premiums: PaidPremium[],
  told: Told[],
  paid: ToldPremium[],
): SpiPerson[] {
  const users = new Map([...paid, ...told, ...changes].map(({ user }) => [user.id, user]))
  const people = new Map<string, SpiPerson>()
  const add = (userId: string, workerId: string, isTakenBack: boolean) => {
    const key = `${userId} ${workerId}`
    if (!people.has(key)) people.set(key, { ...users.get(userId)!, workerId, isTakenBack })
  }
  for (const [userId, workerId] of presentIds(changes, premiums, told)) add(userId, workerId, false)
  for (const { user, before } of changes) if (before) add(user.id, before.workerId, true)
  for (const { userId, workerId } of premiums) add(userId, workerId, true)
  return [...people.values()].sort(
    (one, other) =>
      one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName),
  )
}

/** The ids that people have now, or that Paychex knows of those who only get a premium. */
function presentIds(changes: Change[], premiums: PaidPremium[], told: Told[]) {
  const paidNow = new Set(premiums.map(({ userId }) => userId))
  const ids = new Map<string, string>()
  const add = (userId: string, workerId: string) => {
    if (!ids.has(userId)) ids.set(userId, workerId)
  }
  for (const { user, after } of changes) if (after) add(user.id, after.workerId)
  for (const { userId, workerId } of told) if (paidNow.has(userId)) add(userId, workerId)
  return ids
}
