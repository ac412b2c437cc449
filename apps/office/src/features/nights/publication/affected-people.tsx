import type { Affected, PlaceDetails, PublishedChange } from '@nightshift/shared/nights/publication/contract'
import { hoursText, nightText } from '@nightshift/shared/nights/publication/night-text'
import { placeText } from '@nightshift/shared/nights/publication/place-text'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { PUBLISH } from './publication.texts.ts'
import styles from './publish-window.module.css'

/** The people whom publishing tells something, and what. */
export function AffectedPeople({ people }: { people: Affected[] }) {
  const { timeZone } = useFestival()
  return (
    <section className={styles.part} aria-label={PUBLISH.affected}>
      <h3>
        {PUBLISH.affected} <span>{PUBLISH.count(people.length)}</span>
      </h3>
      <p className={styles.hint}>{people.length ? PUBLISH.affectedText : PUBLISH.nobody}</p>
      <ul className={styles.people}>
        {people.map(({ id, firstName, lastName, changes }) => (
          <li key={id} className={styles.person}>
            <p className={styles.name}>{`${firstName} ${lastName}`}</p>
            <ul className={styles.changes}>
              {changes.map((change) => (
                <Change key={change.placeId} change={change} timeZone={timeZone} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Change({ change, timeZone }: { change: PublishedChange; timeZone: string }) {
  const words = (details: PlaceDetails) =>
    `${placeText(details)}, ${details.eventName}, ${hoursText(details, timeZone)}`
  return (
    <li className={styles.change}>
      <span className={styles.kind} data-kind={change.kind}>
        {PUBLISH.kinds[change.kind]}
      </span>
      <span>
        <strong>{nightText(change.night)}</strong>{' '}
        {words(change.kind === 'removed' ? change.before : change.after)}
        {change.kind === 'changed' && (
          <span className={styles.before}> {PUBLISH.was(words(change.before))}</span>
        )}
      </span>
    </li>
  )
}
