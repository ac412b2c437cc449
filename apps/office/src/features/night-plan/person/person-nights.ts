import { callTime } from '@nightshift/shared/night-plan/call-time'
import { placeSpan } from '@nightshift/shared/night-plan/place-span'
import type { PlanIndex } from '../plan-index.ts'

/** The planned nights of one person in their order, with where and from when to when. */
export function personNights({ plan, positions }: PlanIndex, userId: string) {
  return plan.nights.flatMap((night) =>
    plan.places
      .filter((place) => place.userId === userId && place.night === night.date && place.change !== 'removed')
      .map(({ id, positionId, part, change }) => {
        const position = positions.get(positionId)
        const callAt = callTime(new Date(night.gatesAt), position?.callMinutes ?? plan.callMinutes)
        return {
          ...{ id, label: night.label, part, isPublished: change === 'none' },
          ...{ position: position?.name ?? '', event: position?.event.name ?? '' },
          ...placeSpan(part, { callAt, endsAt: new Date(night.endsAt) }),
        }
      })
      .sort((one, other) => +one.callAt - +other.callAt),
  )
}
