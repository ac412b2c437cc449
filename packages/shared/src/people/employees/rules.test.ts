import { expect, test } from 'vitest'
import { editingOf, fullName, needsFestival, positionLabel } from './rules.ts'

test('a full name joins all names that are set', () => {
  expect(fullName({ firstName: 'Ash', middleName: '', lastName: 'Marrow' })).toBe('Ash Marrow')
  expect(fullName({ firstName: 'Ash', middleName: 'Lee', lastName: 'Marrow' })).toBe('Ash Lee Marrow')
})

test("a position's label starts with its event", () => {
  expect(positionLabel({ name: 'Actor', event: { name: 'The Bog' } })).toBe('The Bog - Actor')
  expect(positionLabel({ name: 'Actor' })).toBe('Actor')
})

test.each([
  [1, 0, 'here'],
  [1, 1, 'refused'],
  [1, 2, 'refused'],
  [2, 1, 'here'],
  [2, 2, 'refused'],
  [2, 3, 'refused'],
  [3, 2, 'here'],
  [3, 3, 'here'],
])('level %i changes a person of level %i: %s', (actor, target, expected) => {
  expect(editingOf({ id: 'a', accessLvl: actor }, { id: 'b', accessLvl: target })).toBe(expected)
})

test('people do not edit their own record in the list', () => {
  expect(editingOf({ id: 'a', accessLvl: 3 }, { id: 'a', accessLvl: 3 })).toBe('inMyAccount')
})

test.each([
  [3, 2, null, true],
  [3, 0, null, true],
  [3, 2, 7, false],
  [3, 3, null, false],
  [2, 1, null, false],
])(
  'from level %i to %i with the festival %j, a festival is required: %j',
  (before, after, festivalId, needed) => {
    expect(needsFestival({ accessLvl: before, festivalId: null }, { accessLvl: after, festivalId })).toBe(
      needed,
    )
  },
)
