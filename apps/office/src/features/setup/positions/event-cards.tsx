import { Button, Title } from '@mantine/core'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { Link } from 'react-router'
import type { headCounts } from './head-counts.ts'
import styles from './positions.module.css'
import { POSITIONS } from './positions.texts.ts'

type Props = {
  events: Event[]
  counts?: ReturnType<typeof headCounts>
  /** The path of an event's positions. */
  positionsAt: (event: Event) => string
  onRename: (event: Event) => void
}

/** The events, each with its positions and head counts. */
export const EventCards = ({ events, counts, positionsAt, onRename }: Props) => (
  <ul className={styles.cards}>
    {events.map((event) => {
      const { id, name, positions = [] } = event
      const people = counts && POSITIONS.people(counts.ofEvent(id))
      return (
        <li key={id} className={styles.card}>
          <Title order={2} size="h4" className={styles.name}>
            {name}
          </Title>
          <p className={styles.counts}>
            {[POSITIONS.positions(positions.length), people].filter(Boolean).join(' · ')}
          </p>
          <p className={styles.names}>
            {positions.map((position) => position.name).join(', ') || POSITIONS.noPositionsInEvent}
          </p>
          <div className={styles.cardActions}>
            <Button
              variant="default"
              component={Link}
              to={positionsAt(event)}
              aria-label={POSITIONS.showPositions(name)}
            >
              {POSITIONS.list}
            </Button>
            <Button variant="subtle" aria-label={POSITIONS.renameOf(name)} onClick={() => onRename(event)}>
              {POSITIONS.rename}
            </Button>
          </div>
        </li>
      )
    })}
  </ul>
)
