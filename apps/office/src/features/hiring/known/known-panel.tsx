import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { Facts } from '../../../kit/facts.tsx'
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
