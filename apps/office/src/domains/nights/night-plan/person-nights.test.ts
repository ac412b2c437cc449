import { expect, test } from 'vitest'
import { personNights } from './person-nights.ts'
import { indexPlan } from './plan-index.ts'
import { ASH, BO, FRIDAY, nightPlan, plannedPlace, SATURDAY } from './testing/plan.ts'

test('the nights of a person come in order, with the times of their position and half', () => {
  const places = [
    plannedPlace({ id: 1, night: SATURDAY, change: 'new' }),
    plannedPlace({ id: 2, night: FRIDAY, part: 'second', positionId: 2 }),
    plannedPlace({ id: 3, night: FRIDAY, part: 'first' }),
    plannedPlace({ id: 4, night: '2024-10-11', change: 'removed' }),
    plannedPlace({ id: 5, userId: BO }),
  ]
  const nights = personNights(indexPlan(nightPlan({ places })), ASH)
  const at = (time: string) => new Date(`2024-10-${time}:00Z`)
  expect(nights).toMatchObject([
    {
      id: 3,
      label: 'Friday, October 4',
      position: 'Bog Actor',
      callAt: at('04T21:00'),
      endsAt: at('05T01:00'),
    },
    { id: 2, position: 'Usher', event: 'The Bog', callAt: at('05T01:45'), endsAt: at('05T05:00') },
    { id: 1, label: 'Saturday, October 5', isPublished: false, callAt: at('05T21:00') },
  ])
  expect(nights).toHaveLength(3)
})
