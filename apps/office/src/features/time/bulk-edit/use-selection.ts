import { useMemo, useState } from 'react'
import type { TimesheetRow } from '../timesheets/rows.ts'
import { NOTHING_CHOSEN, toggled, toggledAll } from './selection.ts'

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
