import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { PersonPhoto } from '../../../ui/person-photo/person-photo.tsx'
import { useAttendanceText } from '../../nights/attendance/use-attendance-text.ts'
import styles from './known.module.css'
import { KNOWN } from './known.texts.ts'

/** What is known about a person who may have sent an application. */
export function KnownPanel({ id, person }: { id?: string; person: KnownPerson }) {
  const { photo, isActive, mayReturn, lastPosition, notes } = person
  const attendance = useAttendanceText(person.id)
  return (
    <section id={id} className={styles.panel} aria-label={KNOWN.panel(person)}>
      <PersonPhoto photo={photo} name={KNOWN.name(person)} size={72} />
      <div className={styles.facts}>
        {!mayReturn && <p className={styles.warning}>{KNOWN.notAgain}</p>}
        <dl className={styles.list}>
          <Fact label={KNOWN.seasons} text={KNOWN.seasonsWorked(person)} />
          {attendance && <Fact {...attendance} />}
          <Fact label={KNOWN.lastPosition} text={lastPosition ?? KNOWN.none} />
          <Fact label={KNOWN.matched} text={KNOWN.matchesOf(person)} />
          <Fact label={KNOWN.account} text={isActive ? KNOWN.active : KNOWN.inactive} />
          {notes && <Fact label={KNOWN.notes} text={notes} wide />}
        </dl>
      </div>
    </section>
  )
}

const Fact = ({ label, text, wide }: { label: string; text: string; wide?: boolean }) => (
  <div data-wide={wide}>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
)
