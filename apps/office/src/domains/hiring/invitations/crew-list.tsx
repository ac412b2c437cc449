import { Badge, Checkbox } from '@mantine/core'
import type { CrewMember } from '@nightshift/shared/hiring/invitations/contract'
import { formatDate } from '@nightshift/shared/time'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useId } from 'react'
import { DataTable } from '../../../kit/data-table.tsx'
import { PersonPhoto } from '../../../kit/person-photo/person-photo.tsx'
import { useElementPosition } from '../../people/employees/use-element-position.ts'
import styles from './crew-list.module.css'
import { INVITATIONS } from './invitations.texts.ts'

type OnTick = (ids: string[], isTicked: boolean) => void
type Props = { crew: CrewMember[]; selected: ReadonlySet<string>; timeZone: string; onTick: OnTick }

const ROW_HEIGHT = 36
const { columns } = INVITATIONS
const nameOf = ({ firstName, lastName }: CrewMember) => `${firstName} ${lastName}`

/** A virtualized table: renders the rows on screen. */
export function CrewList({ crew, selected, timeZone, onTick }: Props) {
  const { ref, top } = useElementPosition()
  const virtual = useWindowVirtualizer({
    count: crew.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => crew[index]!.id,
  })
  const rows = virtual.getVirtualItems()
  const first = rows[0]?.index ?? 0
  return (
    <div ref={ref} className={styles.crew}>
      <DataTable
        label={INVITATIONS.list}
        rows={crew.slice(first, first + rows.length)}
        keyOf={({ id }) => id}
        nameColumn={columns.name}
        stateOf={({ id }) => (selected.has(id) ? 'chosen' : undefined)}
        instead={({ email, phone, notes }) => [email, phone, notes].filter(Boolean).join(' · ')}
        part={{
          first,
          of: crew.length,
          above: (rows[0]?.start ?? top) - top,
          below: virtual.getTotalSize() - ((rows.at(-1)?.end ?? top) - top),
          measure: virtual.measureElement,
        }}
        columns={[
          {
            label: columns.name,
            value: (person) => <Name person={person} isSelected={selected.has(person.id)} onTick={onTick} />,
          },
          { label: columns.email, needs: 46, value: ({ email }) => email },
          { label: columns.phone, needs: 46, value: ({ phone }) => phone },
          { label: columns.lastPosition, value: ({ lastPosition }) => lastPosition },
          { label: columns.nights, title: columns.nightsOf, isNumber: true, value: ({ nights }) => nights },
          { label: columns.seasons, value: ({ years }) => years.join(', ') },
          { label: columns.note, needs: 46, value: ({ notes }) => <Note notes={notes} /> },
          {
            label: columns.invited,
            isNumber: true,
            value: ({ invitedAt }) => invitedAt && formatDate(new Date(invitedAt), timeZone),
          },
        ]}
      />
    </div>
  )
}

type NameProps = { person: CrewMember; isSelected: boolean; onTick: OnTick }

/** A click anywhere on the row ticks the person. */
function Name({ person, isSelected, onTick }: NameProps) {
  const { id, photo, hasContact } = person
  const boxId = useId()
  const name = nameOf(person)
  return (
    <span className={styles.name}>
      <Checkbox
        id={boxId}
        aria-label={INVITATIONS.select(name)}
        checked={isSelected}
        disabled={!hasContact}
        onChange={({ currentTarget }) => onTick([id], currentTarget.checked)}
      />
      <PersonPhoto photo={photo} name={name} size={24} />
      <label htmlFor={boxId}>{name}</label>
      {!hasContact && (
        <Badge color="yellow" variant="light">
          {INVITATIONS.noContact}
        </Badge>
      )}
    </span>
  )
}

/** What is cut says itself in full by its title. */
const Note = ({ notes }: { notes: string }) =>
  notes && (
    <span className={styles.note} title={notes}>
      {notes}
    </span>
  )
