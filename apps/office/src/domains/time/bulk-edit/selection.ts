import { useMemo, useState } from 'react'
import type { TimesheetRow } from '../timesheets/rows.ts'

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

export type RowSelection = ReturnType<typeof useSelection>

/** The chosen rows among those that are shown: what a filter hides is not changed. */
export function useSelection(shown: TimesheetRow[]) {
  const [selection, setSelection] = useState(NOTHING_CHOSEN)
  const order = useMemo(() => shown.map(({ entry }) => entry.id), [shown])
  const rows = useMemo(() => shown.filter(({ entry }) => selection.chosen.has(entry.id)), [shown, selection])
  return {
    chosen: selection.chosen,
    rows,
    has: (id: number) => selection.chosen.has(id),
    isAll: rows.length > 0 && rows.length === shown.length,
    toggle: (id: number, range: boolean) => setSelection((before) => toggled(before, id, order, range)),
    toggleAll: () => setSelection((before) => toggledAll(before, order)),
    leaveOut: (ids: number[]) =>
      setSelection(({ chosen }) => ({ chosen: new Set([...chosen].filter((id) => !ids.includes(id))) })),
    clear: () => setSelection(NOTHING_CHOSEN),
  }
}
