import type { User } from '@nightshift/shared/people/employees/contract'
import { expect, test } from 'vitest'
import { entry } from '../../time/testing/entries.ts'
import { FIRST_VIEW, listed, NEVER_WORKED, statusOf } from './employee-view.ts'
import { employee, position } from './testing/employees.ts'

const bog = position({ id: 1, eventId: 10 })
const gate = position({ id: 2, eventId: 20 })
const ash = employee({ id: 'ash', firstName: 'Ash', lastName: 'Marrow', positions: [bog, gate] })
const jose = employee({
  id: 'jose',
  firstName: 'José',
  lastName: 'Vale',
  phone: '555-0199',
  positions: [gate],
})
const nova = employee({ id: 'nova', firstName: 'Nova', lastName: 'Pale', positions: [] })
const staff = [ash, jose, nova]
const ashAtTheGate = entry({ id: 7, userId: 'ash', positionId: 2, endTime: null })

const shown = (view: Partial<typeof FIRST_VIEW>, people: User[] = staff) =>
  listed(people, [ashAtTheGate], { ...FIRST_VIEW, ...view }).map(({ employee: { id } }) => id)

test.each([
  ['everybody', {}, ['ash', 'jose', 'nova']],
  ['people with a position of an event', { event: '10' }, ['ash']],
  ['people with a position', { position: '2' }, ['ash', 'jose']],
  ['nobody for an event and a position of another', { event: '10', position: '2' }, []],
  ['people clocked in', { status: 'clockedIn' }, ['ash']],
  ['people clocked in at an event', { status: 'clockedIn', event: '20' }, ['ash']],
  ['nobody who only holds a position there', { status: 'clockedIn', event: '10' }, []],
  ['a name without its accent', { q: 'jose' }, ['jose']],
  ['parts of names in any order', { q: ' mar  ASH' }, ['ash']],
  ['a phone number', { q: '0199' }, ['jose']],
  ['nobody for an unknown name', { q: 'zed' }, []],
])('the list shows %s', (_, view, expected) => {
  expect(shown(view)).toEqual(expected)
})

const bo = employee({ id: 'bo', firstName: 'Bo', lastName: 'Ávila' })
const sorted = (sort: string) =>
  listed(
    [ash, bo, jose, nova],
    [
      entry({ id: 7, userId: 'ash', startTime: '2024-10-04T22:00:00.000Z', endTime: null }),
      entry({ id: 8, userId: 'nova', startTime: '2024-10-04T21:00:00.000Z', endTime: null }),
    ],
    { ...FIRST_VIEW, sort },
  ).map(({ employee: { id } }) => id)

test.each([
  ['firstName', ['ash', 'bo', 'jose', 'nova']],
  ['lastName', ['bo', 'ash', 'nova', 'jose']],
  ['longestOnClock', ['nova', 'ash', 'bo', 'jose']],
  ['shoeSize', ['ash', 'bo', 'jose', 'nova']],
])('sorted by %s', (sort, expected) => {
  expect(sorted(sort)).toEqual(expected)
})

test.each([
  ['', ['ash', 'jose', 'nova']],
  ['2024', ['ash']],
  ['2023', ['ash', 'jose']],
  [NEVER_WORKED, ['nova']],
])('of those who worked in "%s" the list shows %j', (worked, expected) => {
  const years = new Map([
    ['ash', [2024, 2023]],
    ['jose', [2023]],
  ])
  const list = listed(staff, [], { ...FIRST_VIEW, worked }, years)
  expect(list.map(({ employee: { id } }) => id)).toEqual(expected)
})

test('the years worked are unknown until they are loaded, and none of those who never worked', () => {
  expect(listed([nova], [], FIRST_VIEW)[0]!.years).toBeUndefined()
  expect(listed([nova], [], FIRST_VIEW, new Map())[0]!.years).toEqual([])
})

test('each employee has their open entry', () => {
  expect(listed(staff, [ashAtTheGate], FIRST_VIEW).map(({ entry }) => entry?.id)).toEqual([
    7,
    undefined,
    undefined,
  ])
})

test('an unknown status falls back to the first', () => {
  expect(statusOf({ ...FIRST_VIEW, status: 'ghosts' })).toBe('active')
  expect(statusOf({ ...FIRST_VIEW, status: 'inactive' })).toBe('inactive')
})
