import { Button } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { formatClock } from '@nightshift/shared/time'
import { Link } from 'react-router'
import { Loaded } from '../../../kit/loaded.tsx'
import { Section } from '../../../kit/page.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { BetweenNights, BoardView } from './board-view.tsx'
import { TONIGHT } from './tonight.texts.ts'
import { useTonight } from './use-tonight.ts'

/**
 * Tonight on the dashboard: the figures, and the positions that need somebody. Between the nights, when the next one
 * is.
 */
export function TonightSection() {
  const { timeZone } = useFestival()
  const { board, figures, error, refetch, ...connection } = useTonight()
  if (!board || !figures)
    return error ? (
      <Section framed title={TONIGHT.title}>
        <Loaded query={{ data: figures, error, refetch }} failed={TONIGHT.notLoaded} empty="never">
          {() => null}
        </Loaded>
      </Section>
    ) : null
  const { tonight, next } = board
  if (!tonight)
    return next ? (
      <Section framed title={TONIGHT.title}>
        <BetweenNights next={next} />
      </Section>
    ) : null
  return (
    <Section
      framed
      title={TONIGHT.title}
      about={`${tonight.label} · ${TONIGHT.gates(formatClock(tonight.gatesAt, timeZone))}`}
      tools={
        <Button component={Link} to={OFFICE_PATHS.tonight} variant="default">
          {TONIGHT.openBoard}
        </Button>
      }
    >
      <BoardView urgent tonight={tonight} figures={figures} {...connection} />
    </Section>
  )
}
