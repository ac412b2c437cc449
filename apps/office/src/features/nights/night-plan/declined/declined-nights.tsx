import { Anchor, Button } from '@mantine/core'
import type { DeclinedPlace } from '@nightshift/shared/nights/night-plan/contract'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useId } from 'react'
import { Link } from 'react-router'
import { nameOf } from '../plan-index.ts'
import { DECLINED } from './declined.texts.ts'
import styles from './declined-nights.module.css'
import { useDeclinedNights } from './use-declined.ts'

/** Who cannot come to a night ahead, until a planner has looked: by opening its plan, or with Seen. */
export function DeclinedNights({ openedNight }: { openedNight?: string }) {
  const id = useId()
  const { nights, see } = useDeclinedNights(openedNight)
  if (!nights.length) return null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {DECLINED.title}
      </h2>
      <ul className={styles.nights}>
        {nights.map(([night, places]) => (
          <li key={night} className={styles.night}>
            <span className={styles.words}>
              <Anchor component={Link} to={planPath(places[0]!)}>
                {nightText(night)}
              </Anchor>
              <span>{places.map((place) => `${nameOf(place)} (${place.position})`).join(', ')}</span>
            </span>
            <Button
              variant="default"
              className={styles.button}
              aria-label={DECLINED.seenOf(nightText(night))}
              onClick={() => see(night)}
            >
              {DECLINED.seen}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const planPath = ({ year, night }: DeclinedPlace) => `${OFFICE_PATHS.nights}?season=${year}&night=${night}`

/** 'Friday, October 11': a date has no time zone. */
const nightText = (night: string) =>
  new Date(night).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
