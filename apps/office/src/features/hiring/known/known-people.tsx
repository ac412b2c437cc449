import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { ChevronRightIcon } from '@nightshift/ui/icons.tsx'
import { useId, useState } from 'react'
import { PersonPhoto } from '../../../ui/person-photo/person-photo.tsx'
import styles from './known.module.css'
import { KNOWN } from './known.texts.ts'
import { KnownPanel } from './known-panel.tsx'

/** The people who may have sent an application: a line for each, which opens what is known about them. */
export const KnownPeople = ({ people }: { people: KnownPerson[] }) => (
  <ul className={styles.people}>
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
        <span className={styles.photo} aria-hidden>
          <PersonPhoto photo={person.photo} name={KNOWN.name(person)} size={32} />
        </span>
        <span className={styles.words}>
          {KNOWN.line(person)}
          {!person.mayReturn && <span className={styles.warning}>{KNOWN.notAgain}</span>}
        </span>
        <ChevronRightIcon />
      </button>
      {opened && <KnownPanel id={panel} person={person} />}
    </li>
  )
}
