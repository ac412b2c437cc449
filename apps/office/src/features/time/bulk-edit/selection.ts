/** The chosen entries, and the last one that was clicked, from which a range goes. */
export type Selection = { chosen: ReadonlySet<number>; anchor?: number }

export const NOTHING_CHOSEN: Selection = { chosen: new Set() }

/**
 * Adds or removes an entry. With `range`, all entries from the last clicked one on, in the order of the list, become
 * like the clicked one.
 */
export function toggled(
  { chosen, anchor }: Selection,
  id: number,
  order: readonly number[],
  range: boolean,
): Selection {
  const next = new Set(chosen)
  const isAdded = !chosen.has(id)
  for (const one of range ? between(order, anchor, id) : [id]) isAdded ? next.add(one) : next.delete(one)
  return { chosen: next, anchor: id }
}

function between(order: readonly number[], anchor: number | undefined, id: number) {
  const [from, to] = [anchor === undefined ? -1 : order.indexOf(anchor), order.indexOf(id)]
  return from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** All of these, or none when all are chosen already. */
export const toggledAll = ({ chosen }: Selection, order: readonly number[]): Selection =>
  order.every((id) => chosen.has(id)) ? NOTHING_CHOSEN : { chosen: new Set(order) }
