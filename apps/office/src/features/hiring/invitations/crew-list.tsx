import { Badge } from '@mantine/core'
import type { CrewMember } from '@nightshift/shared/hiring/invitations/contract'
import { formatDate } from '@nightshift/shared/time'
import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useId, useState } from 'react'
import { PersonPhoto } from '../../../ui/person-photo/person-photo.tsx'
import { rowsWithFocus } from '../../../ui/rows-with-focus.ts'
import { useElementPosition } from '../../people/employees/use-element-position.ts'
import styles from './crew-list.module.css'
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

type CrewRowProps = {
  person: CrewMember
  isSelected: boolean
  timeZone: string
  onTick: (ids: string[], isTicked: boolean) => void
}

/** A person with what speaks for inviting them. A click anywhere on the row ticks it. */
function CrewRow({ person, isSelected, timeZone, onTick }: CrewRowProps) {
  const { id, photo, email, phone, years, nights, lastPosition, notes, hasContact, invitedAt } = person
  const name = `${person.firstName} ${person.lastName}`
  const boxId = useId()
  return (
    <div className={styles.row} data-selected={isSelected || undefined}>
      <input
        id={boxId}
        type="checkbox"
        className={styles.box}
        aria-label={INVITATIONS.select(name)}
        checked={isSelected}
        disabled={!hasContact}
        onChange={({ currentTarget }) => onTick([id], currentTarget.checked)}
      />
      <PersonPhoto photo={photo} name={name} size={48} />
      <div className={styles.who}>
        <label htmlFor={boxId} className={styles.name}>
          {name}
        </label>
        {hasContact ? (
          <p className={styles.contact}>
            {[email, phone].filter(Boolean).map((contact) => (
              <span key={contact}>{contact}</span>
            ))}
          </p>
        ) : (
          <Badge className={styles.mark} color="ember" variant="light">
            {INVITATIONS.noContact}
          </Badge>
        )}
      </div>
      <div className={styles.work}>
        <p>{lastPosition}</p>
        <p className={styles.dimmed}>{INVITATIONS.nights(nights, years[0]!)}</p>
      </div>
      <p className={styles.years}>{INVITATIONS.seasons(years)}</p>
      <p className={styles.notes} title={notes || undefined}>
        {notes}
      </p>
      <p className={styles.invited}>
        {invitedAt && INVITATIONS.invited(formatDate(new Date(invitedAt), timeZone))}
      </p>
    </div>
  )
}
