import type { CrewMember } from '@nightshift/shared/hiring/invitations/contract'
import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useState } from 'react'
import { rowsWithFocus } from '../../../ui/rows-with-focus.ts'
import { useElementPosition } from '../../people/employees/use-element-position.ts'
import styles from './crew-list.module.css'
import { CrewRow } from './crew-row.tsx'
import { INVITATIONS } from './invitations.texts.ts'

type Props = {
  crew: CrewMember[]
  selected: ReadonlySet<string>
  timeZone: string
  onTick: (ids: string[], isTicked: boolean) => void
}

const ROW_HEIGHT = 76

/** A virtualized list: renders the rows on screen, and the row with the focus. */
export function CrewList({ crew, selected, timeZone, onTick }: Props) {
  const { ref, top } = useElementPosition()
  const [focused, setFocused] = useState<number>()
  const rows = useWindowVirtualizer({
    count: crew.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => crew[index]!.id,
    rangeExtractor: (range: Range) => rowsWithFocus(range, focused),
  })
  const notice = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-index]')
    setFocused(row ? Number(row.dataset.index) : undefined)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an element that the hook can measure
    <div
      ref={ref}
      role="list"
      aria-label={INVITATIONS.list}
      className={styles.list}
      style={{ height: rows.getTotalSize() }}
      onFocus={notice}
    >
      {rows.getVirtualItems().map(({ index, start, key }) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          role="listitem"
          aria-setsize={crew.length}
          aria-posinset={index + 1}
          className={styles.item}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <CrewRow
            person={crew[index]!}
            isSelected={selected.has(crew[index]!.id)}
            timeZone={timeZone}
            onTick={onTick}
          />
        </div>
      ))}
    </div>
  )
}
