import { expect, test } from 'vitest'
import { matchingPeople, tickedIds, withAll } from './leavers.ts'

const somebody = (id: string, lastName: string, accessLvl: number) => ({
  ...{ id, firstName: 'Ash', lastName, accessLvl },
  clockedIn: false,
})
const people = [
  somebody('a', 'Álvarez', 0),
  somebody('b', 'Marrow', 0),
  somebody('c', 'Crow', 1),
  somebody('d', 'Blackwood', 3),
]

test('employees are ticked, leads and above are not', () => {
  expect(tickedIds(people, new Map(), 'd')).toEqual(['a', 'b'])
})

test('a tick may be changed for everybody but oneself', () => {
  const ticks = new Map([
    ['a', false],
    ['c', true],
    ['d', true],
  ])
  expect(tickedIds(people, ticks, 'd')).toEqual(['b', 'c'])
})

test('all who are shown are ticked or unticked at once', () => {
  const shown = matchingPeople(people, 'alva')
  expect(shown.map(({ id }) => id)).toEqual(['a'])
  expect(tickedIds(people, withAll(new Map(), shown, false), 'd')).toEqual(['b'])
  expect(tickedIds(people, withAll(new Map(), people, true), 'd')).toEqual(['a', 'b', 'c'])
})
