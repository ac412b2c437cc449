import { seasonName } from '@nightshift/shared/seasons/season-name'
import { formatClock } from '@nightshift/shared/time'
import { NIGHT_PLAN } from '../night-plan.texts.ts'
import { nameOf, type PlanIndex } from '../plan-index.ts'
import { personNights } from './person-nights.ts'
import styles from './person-sheet.module.css'

type Props = { index: PlanIndex; userId: string; festivalName: string }

/** What is printed: the nights of one person. */
export function PersonSheet({ index, userId, festivalName }: Props) {
  const person = index.people.get(userId)
  const { timeZone, season } = index.plan
  const nights = personNights(index, userId)
  if (!person) return <p>{NIGHT_PLAN.unknownPerson}</p>
  return (
    <article className={styles.sheet} aria-label={nameOf(person)}>
      <p className={styles.festival}>{`${festivalName} ${seasonName(season)}`}</p>
      <h2 className={styles.name}>{nameOf(person)}</h2>
      {nights.length === 0 && <p className={styles.festival}>{NIGHT_PLAN.noNights}</p>}
      <ul className={styles.nights}>
        {nights.map(({ id, label, position, event, part, callAt, endsAt, isPublished }) => (
          <li key={id}>
            <strong>{label}</strong>
            <span>
              {position} <span className={styles.event}>{event}</span>
              {part !== 'whole' && <span className={styles.event}>{` · ${NIGHT_PLAN.parts[part]}`}</span>}
              {!isPublished && <span className={styles.draft}>{NIGHT_PLAN.notPublished}</span>}
            </span>
            <span>{NIGHT_PLAN.span(formatClock(callAt, timeZone), formatClock(endsAt, timeZone))}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}
