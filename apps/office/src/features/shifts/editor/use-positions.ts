import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../positions/positions.api.ts'
import { heldRatesQuery } from './held-rates.api.ts'

const NONE: never[] = []

/** The positions of the festival, by event. */
export function usePositions() {
  const { data: events = NONE } = useQuery(eventsQuery(useFestival().id))
  const find = (id: string | number) =>
    events.flatMap(({ positions = [] }) => positions).find((position) => String(position.id) === String(id))
  return { events, find }
}

/** The rate that is proposed for somebody in a position: their own, or the position's default. */
export function useProposedRate(userId: string) {
  const { find } = usePositions()
  const { data: held = NONE } = useQuery(heldRatesQuery(useFestival().id, userId))
  return (positionId: string) => {
    const own = held.find((one) => String(one.positionId) === positionId)?.payrate
    return own ?? find(positionId)?.defaultPayRate
  }
}
