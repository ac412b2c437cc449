import { Button } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { formatClock } from '@nightshift/shared/time'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { BetweenNights } from './between-nights.tsx'
import styles from './board.module.css'
import { BoardView } from './board-view.tsx'
import { needsAttention } from './position-state.ts'
import { TONIGHT } from './tonight.texts.ts'
import { Totals } from './totals.tsx'
import { useTonight } from './use-tonight.ts'

/**
 * Tonight on the dashboard: the figures, and the positions that need somebody. Between the nights, when the next one
 * is.
 */
export function TonightSection() {
  const { timeZone } = useFestival()
  const titleId = useId()
  const { board, figures, error, refetch, isLost, readAt } = useTonight()
  if (!board || !figures) {
    return error ? (
      <section className={styles.section} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {TONIGHT.title}
          </h2>
          <Button variant="default" onClick={() => refetch()}>
            {STATES.retry}
          </Button>
        </div>
        <p className={styles.calm}>{TONIGHT.notLoaded}</p>
      </section>
    ) : null
  }
  const { tonight, next } = board
  if (!tonight)
    return next ? (
      <section className={styles.section} aria-label={TONIGHT.title}>
        <BetweenNights next={next} />
      </section>
    ) : null
  const { events, counts } = figures
  const urgent = events
    .map((event) => ({ ...event, positions: event.positions.filter(needsAttention) }))
    .filter(({ positions }) => positions.length > 0)
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {TONIGHT.title}
        </h2>
        <p className={styles.night}>
          {tonight.label} · {TONIGHT.gates(formatClock(tonight.gatesAt, timeZone))}
        </p>
        <Button component={Link} to={OFFICE_PATHS.tonight} variant="default">
          {TONIGHT.openBoard}
        </Button>
      </div>
      {isLost && (
        <p role="alert" className={styles.lost}>
          {TONIGHT.lost(formatClock(new Date(readAt), timeZone))}
        </p>
      )}
      {tonight.isCalledOff && <p className={styles.calm}>{TONIGHT.calledOff}</p>}
      {events.length === 0 ? (
        !tonight.isCalledOff && <p className={styles.calm}>{TONIGHT.noPlan}</p>
      ) : (
        <>
          <Totals counts={counts} />
          {urgent.length === 0 && !tonight.isCalledOff && <p className={styles.calm}>{TONIGHT.allWell}</p>}
          <BoardView events={urgent} all={events} />
        </>
      )}
    </section>
  )
}
