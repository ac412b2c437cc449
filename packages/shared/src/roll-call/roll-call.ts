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
