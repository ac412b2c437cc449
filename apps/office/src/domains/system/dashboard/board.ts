import type { Event } from '@nightshift/shared/setup/positions/contract'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'

export type BoardEvent = {
  /** Undefined for shifts of positions without a known event. */
  id?: number
  name?: string
  count: number
  positions: { name: string; entries: TimeEntry[] }[]
}

const byName = (a: { name?: string }, b: { name?: string }) =>
  (a.name ?? '\uffff').localeCompare(b.name ?? '\uffff')

/** Open entries grouped by event and position, the longest first. */
export function boardOf(entries: TimeEntry[], events: Event[]): BoardEvent[] {
  const homes = new Map(
    events.flatMap((event) => (event.positions ?? []).map(({ id }) => [id, event] as const)),
  )
  const inOrder = entries.toSorted((a, b) => a.startTime.localeCompare(b.startTime))
  return [...groupBy(inOrder, ({ positionId }) => homes.get(positionId))]
    .map(([event, shifts]) => ({
      id: event?.id,
      name: event?.name,
      count: shifts.length,
      positions: [...groupBy(shifts, ({ positionName }) => positionName)]
        .map(([name, entries]) => ({ name, entries }))
        .sort(byName),
    }))
    .sort(byName)
}

function groupBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
