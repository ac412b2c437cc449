import { Anchor, Button } from '@mantine/core'
import type { DeclinedPlace } from '@nightshift/shared/nights/night-plan/contract'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { Link } from 'react-router'
import { Item, List } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import { DECLINED } from './declined.texts.ts'
import { nameOf } from './plan-index.ts'
import { useDeclinedNights } from './use-declined.ts'

/** Who cannot come to a night ahead, until a planner has looked: by opening its plan, or with Seen. */
export function DeclinedNights({ openedNight }: { openedNight?: string }) {
  const { nights, see } = useDeclinedNights(openedNight)
  if (!nights.length) return null
  return (
    <Section framed title={DECLINED.title}>
      <List>
        {nights.map(([night, places]) => (
          <Item
            key={night}
            title={
              <Anchor component={Link} to={planPath(places[0]!)}>
                {nightText(night)}
              </Anchor>
            }
            about={places.map((place) => `${nameOf(place)} (${place.position})`).join(', ')}
          >
            <Button
              variant="default"
              aria-label={DECLINED.seenOf(nightText(night))}
              onClick={() => see(night)}
            >
              {DECLINED.seen}
            </Button>
          </Item>
        ))}
      </List>
    </Section>
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
