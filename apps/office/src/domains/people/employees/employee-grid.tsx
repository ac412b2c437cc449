import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useState } from 'react'
import { rowsWithFocus } from '../../../kit/rows-with-focus.ts'
import styles from './employee-card.module.css'
import { EmployeeCard } from './employee-card.tsx'
import type { Act } from './employee-menu.tsx'
import type { Listed } from './employee-view.ts'
import { EMPLOYEES } from './employees.texts.ts'
import type { CardState, ChangeCard } from './use-cards.ts'
import { useElementPosition } from './use-element-position.ts'

type Props = {
  list: Listed[]
  cards: ReadonlyMap<string, CardState>
  onChangeCard: ChangeCard
  /** Without it, the card that adds an employee is left out. */
  onAdd?: (opener: HTMLElement) => void
  onAct: Act
}

const CARD_WIDTH = 280
const GAP = 12
const CARD_HEIGHT = 148
/** Rows rendered beyond the screen, so that Tab reaches the next card. */
const OVERSCAN = 4

/** A virtualized grid: renders the rows on screen, and the row with the focus. */
export function EmployeeGrid({ list, cards, onChangeCard, onAdd, onAct }: Props) {
  const { ref, width, top } = useElementPosition()
  const [focused, setFocused] = useState<number>()
  const columns = Math.max(1, Math.floor((width + GAP) / (CARD_WIDTH + GAP)))
  const items = onAdd ? [undefined, ...list] : list
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    enabled: width > 0,
    rangeExtractor: (range: Range) => rowsWithFocus(range, focused),
  })
  const notice = ({ target }: FocusEvent) => {
    // A menu is in a portal: its events bubble here, but it has no row.
    const row = target.closest<HTMLElement>('[data-index]')
    if (row) setFocused(Number(row.dataset.index))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a row wrapper is between the list and its items, which <ul> does not allow
    <div
      ref={ref}
      role="list"
      aria-label={EMPLOYEES.title}
      className={styles.grid}
      style={{ height: rows.getTotalSize() }}
      onFocus={notice}
    >
      {rows.getVirtualItems().map(({ index, start, key }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          role="presentation"
          className={styles.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${start - top}px)`,
          }}
        >
          {items.slice(index * columns, (index + 1) * columns).map((one, column) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              key={one?.employee.id ?? 'add'}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={index * columns + column + 1}
            >
              {one ? (
                <EmployeeCard
                  employee={one.employee}
                  entry={one.entry}
                  years={one.years}
                  state={cards.get(one.employee.id)}
                  onChange={onChangeCard}
                  onAct={onAct}
                />
              ) : (
                <button
                  type="button"
                  className={styles.add}
                  onClick={({ currentTarget }) => onAdd?.(currentTarget)}
                >
                  <PlusIcon />
                  {EMPLOYEES.add}
                </button>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
