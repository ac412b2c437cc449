import type { PlanIndex } from './plan-index.ts'

/** The planned nights of one person in their order, with where and from when to when. */
export const personNights = ({ plan, positions, spanOf }: PlanIndex, userId: string) =>
  plan.nights.flatMap(({ date, label }) =>
    plan.places
      .filter((place) => place.userId === userId && place.night === date && place.change !== 'removed')
      .map((place) => {
        const position = positions.get(place.positionId)
        return {
          id: place.id,
          label,
          part: place.part,
          isPublished: place.change === 'none',
          position: position?.name ?? '',
          event: position?.event.name ?? '',
          ...spanOf(place),
        }
      })
      .sort((one, other) => +one.callAt - +other.callAt),
  )
