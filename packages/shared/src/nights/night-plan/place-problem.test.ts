import { expect, test } from 'vitest'
import { needsOf } from './needs.ts'
import type { Part, Place } from './place.ts'
import { openPart, type PlaceProblem, type PlannedPerson, placeProblem } from './place-problem.ts'

const NIGHT = '2024-10-04'
const place: Place = { night: NIGHT, positionId: 1, userId: 'ash', part: 'whole' }
const free: PlannedPerson = {
  ...{ isActive: true, positionIds: [1, 2], declined: [] },
  availability: { source: 'unknown', unavailable: [] },
}

test.each<[PlaceProblem | undefined, Partial<PlannedPerson>, Partial<Place>[]]>([
  [undefined, {}, []],
  [undefined, {}, [{ night: '2024-10-05' }]],
  ['notActive', { isActive: false, positionIds: [] }, []],
  ['notHeld', { positionIds: [2] }, []],
  ['alreadyPlanned', {}, [{ positionId: 2, part: 'first' }]],
  ['declined', { declined: [NIGHT] }, []],
  ['notFree', { availability: { source: 'own', unavailable: [NIGHT] } }, []],
])('%s speaks against a place', (expected, changes, others) => {
  const taken = others.map((other) => ({ ...place, ...other }))
  expect(placeProblem(place, { ...free, ...changes }, taken)).toBe(expected)
})

test.each<[Part[], Part | undefined]>([
  [[], 'whole'],
  [['first'], 'second'],
  [['second'], 'first'],
  [['whole'], undefined],
  [['first', 'second'], undefined],
])('whoever has %j of a night has left: %s', (parts, expected) => {
  expect(openPart(parts)).toBe(expected)
})

test('a night needs what the position says, unless the night says otherwise', () => {
  const positions = [
    { id: 1, needed: 4 },
    { id: 2, needed: 0 },
  ]
  const special = { night: '2024-10-05', positionId: 1, needed: 0 }
  expect(needsOf([NIGHT, '2024-10-05'], positions, [special])).toEqual([
    { night: NIGHT, positionId: 1, needed: 4 },
    { night: NIGHT, positionId: 2, needed: 0 },
    special,
    { night: '2024-10-05', positionId: 2, needed: 0 },
  ])
})
