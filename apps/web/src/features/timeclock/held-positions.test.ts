import { expect, test } from 'vitest'
import { heldPositions } from './held-positions.ts'

test('a position goes by the id of its holding, and by event and name', () => {
  const held = [
    { id: 71, positionId: 2 },
    { id: 70, positionId: 1 },
  ]
  const positions = [
    { id: 1, name: 'Actor', event: { name: 'The Bog' } },
    { id: 2, name: 'Bartender', event: { name: 'Midway' } },
  ]
  expect(heldPositions(held, positions)).toEqual([
    { id: 71, label: 'Midway - Bartender' },
    { id: 70, label: 'The Bog - Actor' },
  ])
})
