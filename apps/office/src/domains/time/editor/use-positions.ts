import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { User } from '@nightshift/shared/people/employees/contract'
import { UserPosition } from '@nightshift/shared/setup/positions/contract'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../setup/positions/positions.api.ts'

const NONE: never[] = []

/** The positions of the festival, by event. */
export function usePositions() {
  const { data: events = NONE } = useQuery(eventsQuery(useFestival().id))
  const find = (id: string | number) =>
    events.flatMap(({ positions = [] }) => positions).find((position) => String(position.id) === String(id))
  return { events, find }
}

const Held = UserPosition.pick({ positionId: true, payrate: true })
const Holder = User.pick({ id: true }).extend({ userPositions: z.array(Held) })
const listHolder = { ...EMPLOYEES_CALLS.list, answer: z.array(Holder) }

/** What somebody earns in each position that they hold. Nobody for people who moved to another festival. */
const holderQuery = (id: string) => {
  const include = [{ relation: 'userPositions', scope: { fields: Object.keys(Held.shape) } }]
  return queryOf(listHolder, { query: { filter: { where: { id }, fields: ['id'], include } } })
}

/** The rate that is proposed for somebody in a position: their own, or the position's default. */
export function useProposedRate(userId: string) {
  const { find } = usePositions()
  const { data: [holder] = NONE } = useQuery(holderQuery(userId))
  return (positionId: string) => {
    const own = holder?.userPositions.find((one) => String(one.positionId) === positionId)?.payrate
    return own ?? find(positionId)?.defaultPayRate
  }
}
