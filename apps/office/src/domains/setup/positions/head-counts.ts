import type { Event } from '@nightshift/shared/setup/positions/contract'

type Holder = { userPositions: { positionId: number }[] }

/**
 * How many people hold each position and work in each event. A person with two positions in an event counts once there.
 */
export function headCounts(events: Event[], holders: Holder[]) {
  const eventOf = new Map(
    events.flatMap(({ id, positions = [] }) => positions.map((position) => [position.id, id] as const)),
  )
  const ofPosition = new Map<number, number>()
  const ofEvent = new Map<number, number>()
  const countIn = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { userPositions } of holders) {
    const positions = new Set(userPositions.map(({ positionId }) => positionId))
    const inEvents = new Set([...positions].flatMap((id) => eventOf.get(id) ?? []))
    for (const id of positions) countIn(ofPosition, id)
    for (const id of inEvents) countIn(ofEvent, id)
  }
  return {
    ofPosition: (id: number) => ofPosition.get(id) ?? 0,
    ofEvent: (id: number) => ofEvent.get(id) ?? 0,
  }
}
