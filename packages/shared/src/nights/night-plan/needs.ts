import type { Need } from './fill.ts'

type Override = { night: string; positionId: number; needed: number }

/** How many people each position needs on these nights: its default, unless the night says otherwise. */
export function needsOf(
  nights: string[],
  positions: { id: number; needed: number }[],
  overrides: Override[],
): Need[] {
  const special = new Map(
    overrides.map(({ night, positionId, needed }) => [`${night} ${positionId}`, needed]),
  )
  return nights.flatMap((night) =>
    positions.map(({ id, needed }) => ({
      night,
      positionId: id,
      needed: special.get(`${night} ${id}`) ?? needed,
    })),
  )
}
