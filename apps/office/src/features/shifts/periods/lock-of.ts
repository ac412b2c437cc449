import type { LockedPeriod } from '@nightshift/shared/pay-periods/contract'

/** The locked period in which an entry ended. */
export function lockOf({ endTime }: { endTime: string | null }, locks: LockedPeriod[]) {
  if (endTime === null) return undefined
  const ended = new Date(endTime)
  return locks.find((lock) => new Date(lock.startsAt) <= ended && ended < new Date(lock.endsAt))
}
