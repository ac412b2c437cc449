import { expect, test } from 'vitest'
import { headCounts } from './head-counts.ts'

const event = (id: number, positionIds: number[]) => ({
  id,
  festivalId: 1,
  name: `Event ${id}`,
  updatedAt: '',
  positions: positionIds.map((positionId) => ({
    id: positionId,
    eventId: id,
    name: `Position ${positionId}`,
    isTipped: false,
    canApply: false,
    updatedAt: '',
  })),
})
const holder = (id: string, ...positionIds: number[]) => ({
  id,
  userPositions: positionIds.map((positionId) => ({ positionId })),
})

test('a person with two positions in one event counts once', () => {
  const counts = headCounts(
    [event(10, [1, 2]), event(20, [3])],
    [holder('ash', 1, 2), holder('bo', 1, 3), holder('cy')],
  )
  expect([1, 2, 3].map(counts.ofPosition)).toEqual([2, 1, 1])
  expect([10, 20, 30].map(counts.ofEvent)).toEqual([2, 1, 0])
})
