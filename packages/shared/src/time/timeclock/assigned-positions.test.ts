import { expect, test } from 'vitest'
import { assignedPositions } from './assigned-positions.ts'

test('a position has the id of the held position and the label of its event and name', () => {
  const assignments = [
    { id: 71, positionId: 2 },
    { id: 70, positionId: 1 },
  ]
  const positions = [
    { id: 1, name: 'Actor', event: { name: 'The Bog' } },
    { id: 2, name: 'Bartender', event: { name: 'Midway' } },
  ]
  expect(assignedPositions(assignments, positions)).toEqual([
    { id: 71, label: 'Midway - Bartender' },
    { id: 70, label: 'The Bog - Actor' },
  ])
})
