import { filledBy } from '@nightshift/shared/nights/night-plan/place'
import type {
  NightSheet as Sheet,
  SheetEvent,
  SheetPlace,
} from '@nightshift/shared/nights/publication/contract'
import { PART_TEXTS } from '@nightshift/shared/nights/publication/place-text'
import { formatClock } from '@nightshift/shared/time'
import styles from './night-sheet.module.css'
import { SHEET } from './publication.texts.ts'

/** What is printed: the plan of a night by event and position. */
export function NightSheet({ sheet }: { sheet: Sheet }) {
  const { festivalName, night, events, timeZone } = sheet
  if (!night) return <p>{SHEET.noNights}</p>
  const people = new Set(events.flatMap(placesOf).map(({ userId }) => userId)).size
  const facts = [
    [SHEET.gates, formatClock(night.gatesAt, timeZone)],
    [SHEET.ends, formatClock(night.endsAt, timeZone)],
    [SHEET.people, String(people)],
  ]
  return (
    <article className={styles.sheet} aria-label={night.label}>
      <div className={styles.head}>
        <div>
          <p className={styles.festival}>{festivalName}</p>
          <h2 className={styles.night}>{`${night.label}, ${night.date.slice(0, 4)}`}</h2>
        </div>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {night.isCalledOff && (
        <p className={styles.festival}>
          <strong>{SHEET.calledOff}</strong>
        </p>
      )}
      {events.length === 0 && <p className={styles.festival}>{SHEET.empty}</p>}
      <div className={styles.events}>
        {events.map((event) => (
          <EventPlan key={event.eventId} event={event} timeZone={timeZone} isCalledOff={night.isCalledOff} />
        ))}
      </div>
    </article>
  )
}

const placesOf = ({ positions }: SheetEvent) => positions.flatMap(({ places }) => places)

type EventProps = { event: SheetEvent; timeZone: string; isCalledOff: boolean }

function EventPlan({ event, timeZone, isCalledOff }: EventProps) {
  return (
    <section className={styles.event}>
      <h3>{event.name}</h3>
      {event.positions.map(({ positionId, name, callAt, needed, places }) => {
        const filled = filledBy(places)
        return (
          <div key={positionId} className={styles.position}>
            <h4>
              {name} <span>{SHEET.filled(filled, needed)}</span>
            </h4>
            <p className={styles.call}>{SHEET.call(formatClock(callAt, timeZone))}</p>
            <ul>
              {places.map((place) => (
                <Place key={place.placeId} place={place} timeZone={timeZone} />
              ))}
              {needed > filled && !isCalledOff && (
                <li className={styles.open}>{SHEET.unfilled(needed - filled)}</li>
              )}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

function Place({ place, timeZone }: { place: SheetPlace; timeZone: string }) {
  const { firstName, lastName, part, callAt, answer, answerReason, isPublished } = place
  return (
    <li className={styles.place}>
      <span className={styles.box} aria-hidden />
      <span>
        {`${firstName} ${lastName}`}
        {part !== 'whole' && <em>{` ${PART_TEXTS[part]}`}</em>}
        {part === 'second' && <em>{`, ${SHEET.from(formatClock(callAt, timeZone))}`}</em>}
        {answer && (
          <span className={styles.answer} data-answer={answer}>
            {SHEET.answers[answer]}
            {/* Not on paper, which hangs on a wall. */}
            {answerReason && <span className={styles.screen}>{SHEET.reasonOf(answerReason)}</span>}
          </span>
        )}
        {!isPublished && (
          <span className={`${styles.answer} ${styles.screen}`} data-answer="unpublished">
            {SHEET.unpublished}
          </span>
        )}
      </span>
    </li>
  )
}
