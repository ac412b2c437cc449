import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** The rows of a virtualized list to render: those on screen, and the focused one, however far the list is scrolled. */
export function rowsWithFocus(range: Range, focused: number | undefined) {
  const rows = defaultRangeExtractor(range)
  if (focused === undefined || focused >= range.count || rows.includes(focused)) return rows
  return [...rows, focused].sort((a, b) => a - b)
}
