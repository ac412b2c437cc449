import { expect, test } from 'vitest'
import { editingOf, fullName, positionLabel } from './rules.ts'

test('a full name is every name that there is', () => {
  expect(fullName({ firstName: 'Ash', middleName: '', lastName: 'Marrow' })).toBe('Ash Marrow')
  expect(fullName({ firstName: 'Ash', middleName: 'Lee', lastName: 'Marrow' })).toBe('Ash Lee Marrow')
})

test('a position is named after its event', () => {
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

test('nobody changes their own record in the list', () => {
  expect(editingOf({ id: 'a', accessLvl: 3 }, { id: 'a', accessLvl: 3 })).toBe('inMyAccount')
})
