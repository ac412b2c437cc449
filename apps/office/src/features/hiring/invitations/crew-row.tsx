import { Badge } from '@mantine/core'
import type { CrewMember } from '@nightshift/shared/hiring/invitations/contract'
import { formatDate } from '@nightshift/shared/time'
import { useId } from 'react'
import { PersonPhoto } from '../../../ui/person-photo/person-photo.tsx'
import styles from './crew-list.module.css'
import { INVITATIONS } from './invitations.texts.ts'

type Props = {
  person: CrewMember
  isSelected: boolean
  timeZone: string
  onTick: (ids: string[], isTicked: boolean) => void
}

/** A person with what speaks for inviting them. A click anywhere on the row ticks it. */
export function CrewRow({ person, isSelected, timeZone, onTick }: Props) {
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
