import { Anchor } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Text } from '../../../kit/layout.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { useLeftovers } from './phone/use-leftovers.ts'
import { currentRollCallQuery } from './roll-call.api.ts'
import { ROLL_CALL } from './roll-call.texts.ts'

/** Shows every lead in the admin area that a roll-call is under way. A look that fails is repeated by the next event. */
export function RollCallBanner() {
  const { data: current } = useQuery(currentRollCallQuery(useFestival().id))
  useLeftovers()
  if (!current) return null
  return (
    <Text status tone="warn">
      <strong>{ROLL_CALL.underWay(current.isDrill)}</strong>
      {current.isDrill && <strong> {ROLL_CALL.drill}</strong>}{' '}
      <Anchor component={Link} to={OFFICE_PATHS.rollCall}>
        {ROLL_CALL.open}
      </Anchor>
    </Text>
  )
}
