import { Anchor, Badge, Button, Group } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { ClosedSeason, ClosingPlan } from '@nightshift/shared/seasons/season-closing/contract'
import { seasonKey } from '@nightshift/shared/seasons/season-name'
import { formatClock, formatDate } from '@nightshift/shared/time'
import { useState } from 'react'
import { Link } from 'react-router'
import { Text } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import { useSeasons } from '../use-seasons.ts'
import { CLOSING } from './closing.texts.ts'
import { ClosingSummary } from './closing-summary.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'

type Props = { state: ClosingPlan | ClosedSeason; timeZone: string }

/** Whether the season is open or closed, what closing did, and the way to the next step. */
export function SeasonState({ state, timeZone }: Props) {
  const isOpen = state.kind === 'open'
  const [reopening, setReopening] = useState(false)
  const closed = useSeasons().seasons.find(({ closedAt }) => closedAt)
  return (
    <Section framed title={CLOSING.season(state)}>
      <Text>
        <Badge variant="light" component="span" color={isOpen ? 'green' : 'gray'}>
          {isOpen ? CLOSING.open : CLOSING.closed}
        </Badge>{' '}
        {isOpen ? CLOSING.openHint : closedText(state, timeZone)}
      </Text>
      {!isOpen &&
        (state.closing ? <ClosingSummary closing={state.closing} /> : <Text quiet>{CLOSING.noSummary}</Text>)}
      {closed && (
        <Anchor component={Link} to={`${OFFICE_PATHS.applications}?season=${seasonKey(closed)}`}>
          {CLOSING.archive}
        </Anchor>
      )}
      <Group>
        <Button
          component={Link}
          to={isOpen ? OFFICE_PATHS.seasonClose : OFFICE_PATHS.seasonOpen}
          variant={isOpen ? 'default' : 'filled'}
        >
          {isOpen ? CLOSING.close : CLOSING.openNext}
        </Button>
        {!isOpen && (
          <Button variant="default" onClick={() => setReopening(true)}>
            {CLOSING.reopen}
          </Button>
        )}
      </Group>
      {!isOpen && reopening && <ReopenDialog state={state} onClose={() => setReopening(false)} />}
    </Section>
  )
}

function closedText({ closedAt, closedBy }: ClosedSeason, timeZone: string) {
  const when = `${formatDate(closedAt, timeZone)} ${formatClock(closedAt, timeZone)}`
  return closedBy
    ? CLOSING.closedOnBy(when, `${closedBy.firstName} ${closedBy.lastName}`)
    : CLOSING.closedOn(when)
}
