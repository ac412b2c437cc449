/** A tick of a lead: somebody is safe, or the tick was a mistake. `at` is the instant on the lead's phone. */
export type Tick = { key: string; personId: string; isSafe: boolean; at: Date; by: string }

export type Listed = { id: string; name: string; attraction: string }

/**
 * The last tick of each person. Phones send theirs in any order and more than once, so the order of arrival does not
 * count; of two at the same instant the one with the greater key.
 */
export function lastTicks(ticks: Tick[]) {
  const last = new Map<string, Tick>()
  for (const tick of ticks) {
    const known = last.get(tick.personId)
    if (!known || isLater(tick, known)) last.set(tick.personId, tick)
  }
  return last
}

const isLater = (tick: Tick, known: Tick) =>
  tick.at.getTime() === known.at.getTime() ? tick.key > known.key : tick.at > known.at

/** Those who are not accounted for, by attraction and name, then those who are. */
export function rollCallOrder<P extends Listed>(people: P[], ticks: Tick[]) {
  const last = lastTicks(ticks)
  const sorted = people.toSorted(
    (a, b) => compare(a.attraction, b.attraction) || compare(a.name, b.name) || compare(a.id, b.id),
  )
  const isSafe = ({ id }: P) => last.get(id)?.isSafe === true
  return { unaccounted: sorted.filter((person) => !isSafe(person)), safe: sorted.filter(isSafe) }
}

const compare = (one: string, other: string) => one.localeCompare(other, 'en')

type Sent = { personId: string; at: Date }

/**
 * Ticks of one delivery with their instants within the roll-call: the clock of a phone may be wrong. Those of a person
 * keep their order, a millisecond apart, so that a tick that was taken back stays so.
 */
export function boundedTicks<T extends Sent>(ticks: T[], startedAt: Date, receivedAt: Date): T[] {
  const [first, last] = [startedAt.getTime(), receivedAt.getTime()]
  const inOrder = ticks.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const after = new Map<string, number>()
  for (const { personId } of inOrder) after.set(personId, (after.get(personId) ?? 0) + 1)
  const earliest = new Map<string, number>()
  return inOrder.map((tick) => {
    const left = after.get(tick.personId)! - 1
    after.set(tick.personId, left)
    const latest = Math.min(tick.at.getTime(), last - left)
    const at = Math.min(Math.max(latest, earliest.get(tick.personId) ?? first, first), last)
    earliest.set(tick.personId, at + 1)
    return { ...tick, at: new Date(at) }
  })
}

/** The instant of a new tick: by the server's clock as far as it is known, and after what it changes. */
export const nextTickAt = (now: number, known: { at: Date } | undefined) =>
  new Date(Math.max(now, known ? known.at.getTime() + 1 : 0))
