import { Button } from '@mantine/core'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { Link } from 'react-router'
import { Item, List } from '../../../kit/layout.tsx'
import type { headCounts } from './head-counts.ts'
import { POSITIONS } from './positions.texts.ts'

type Props = {
  events: Event[]
  counts?: ReturnType<typeof headCounts>
  /** The path of an event's positions. */
  positionsAt: (event: Event) => string
  onRename: (event: Event) => void
}

/** The events, each with its positions and head counts. */
export const EventList = ({ events, counts, positionsAt, onRename }: Props) => (
  <List>
    {events.map((event) => {
      const { id, name, positions = [] } = event
      const people = counts && POSITIONS.people(counts.ofEvent(id))
      const names = positions.map((position) => position.name).join(', ') || POSITIONS.noPositionsInEvent
      return (
        <Item
          key={id}
          title={name}
          about={[POSITIONS.positions(positions.length), people, names].filter(Boolean).join(' · ')}
        >
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
        </Item>
      )
    })}
  </List>
)
