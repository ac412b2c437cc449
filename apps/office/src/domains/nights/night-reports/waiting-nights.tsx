import { Button } from '@mantine/core'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import { nightsToEnd } from '@nightshift/shared/nights/night-reports/to-end'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { NIGHTS } from './night-reports.texts.ts'
import { endNightPath, nightText } from './night-words.ts'

/** The way to end the night that is on, or last night. Nothing while there is none. */
export function WaitingNights() {
  const { id, timeZone } = useFestival()
  const now = useNow()
  const { data } = useQuery(queryOf(NIGHT_REPORTS_CALLS.list, { query: { festivalId: id } }))
  const waiting = data ? nightsToEnd(data, new Date(now), timeZone) : []
  return waiting.map(({ night }) => (
    <Section
      key={night}
      framed
      title={NIGHTS.waiting(nightText(night))}
      about={NIGHTS.waitingHint}
      tools={
        <Button component={Link} to={endNightPath(night)}>
          {NIGHTS.end}
        </Button>
      }
    />
  ))
}
