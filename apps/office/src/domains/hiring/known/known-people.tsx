import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { ChevronRightIcon } from '@nightshift/ui/icons.tsx'
import { useId, useState } from 'react'
import { Facts } from '../../../kit/facts.tsx'
import { PersonPhoto } from '../../../kit/person-photo/person-photo.tsx'
import { useAttendanceText } from '../../nights/attendance/use-attendance-text.ts'
import styles from '../review/application.module.css'
import { KNOWN } from './known.texts.ts'

/** The people who may have sent an application: a line for each, which opens what is known about them. */
export const KnownPeople = ({ people }: { people: KnownPerson[] }) => (
  <ul className={styles.known}>
    {people.map((person) => (
      <KnownLine key={person.id} person={person} />
    ))}
  </ul>
)

function KnownLine({ person }: { person: KnownPerson }) {
  const [opened, setOpened] = useState(false)
  const panel = useId()
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-expanded={opened}
        aria-controls={opened ? panel : undefined}
        onClick={() => setOpened(!opened)}
      >
        <span aria-hidden>
          <PersonPhoto photo={person.photo} name={KNOWN.name(person)} size={24} />
        </span>
        <span>
          {KNOWN.line(person)}
          {!person.mayReturn && <span className={styles.warning}>{KNOWN.notAgain}</span>}
        </span>
        <ChevronRightIcon />
      </button>
      {opened && <KnownPanel id={panel} person={person} />}
    </li>
  )
}

/** What is known about a person who may have sent an application. */
export function KnownPanel({ id, person }: { id?: string; person: KnownPerson }) {
  const { photo, isActive, mayReturn, lastPosition, notes } = person
  const attendance = useAttendanceText(person.id)
  return (
    <section id={id} className={styles.panel} aria-label={KNOWN.panel(person)}>
      <PersonPhoto photo={photo} name={KNOWN.name(person)} size={72} />
      <div>
        {!mayReturn && <strong className={styles.warning}>{KNOWN.notAgain}</strong>}
        <Facts
          words
          facts={[
            { label: KNOWN.seasons, value: KNOWN.seasonsWorked(person) },
            ...(attendance ? [{ label: attendance.label, value: attendance.text }] : []),
            { label: KNOWN.lastPosition, value: lastPosition ?? KNOWN.none },
            { label: KNOWN.matched, value: KNOWN.matchesOf(person) },
            { label: KNOWN.account, value: isActive ? KNOWN.active : KNOWN.inactive },
            ...(notes ? [{ label: KNOWN.notes, value: notes }] : []),
          ]}
        />
      </div>
    </section>
  )
}
