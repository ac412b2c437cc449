import { expect, test } from 'vitest'
import { employee } from '../testing/employees.ts'
import { jacketHolders } from './jackets.ts'

const FIVE = [2024, 2023, 2022, 2021, 2020]
const who = (id: string, changes = {}) => employee({ id, firstName: id, ...changes })

const holders = (people: ReturnType<typeof who>[], worked: Record<string, number[]>) =>
  jacketHolders(people, new Map(Object.entries(worked)), 2024)

test('lists those with five seasons, the new ones first, then by seasons and name', () => {
  const people = [
    who('Zoe', { seasonsBefore: 4 }),
    who('Ash'),
    who('bo', { seasonsBefore: 7 }),
    who('Cy', { seasonsBefore: 5 }),
    who('Dee', { seasonsBefore: 7 }),
    who('Eli', { seasonsBefore: 4 }),
  ]
  const list = holders(people, { Zoe: [2024], Ash: FIVE, Cy: [2023], Eli: [] })
  expect(list.map(({ employee, seasons, jacket, isNew }) => [employee.id, seasons, jacket, isNew])).toEqual([
    ['Ash', 5, { kind: 'since', year: 2024 }, true],
    ['Zoe', 5, { kind: 'since', year: 2024 }, true],
    ['bo', 7, { kind: 'beforeNightshift' }, false],
    ['Dee', 7, { kind: 'beforeNightshift' }, false],
    ['Cy', 6, { kind: 'beforeNightshift' }, false],
  ])
})

test('a person who left is listed while they worked in this season', () => {
  const left = { isActive: false }
  const list = holders([who('Ash', left), who('Bo', { ...left, seasonsBefore: 3 })], {
    Ash: FIVE,
    Bo: [2023, 2022, 2021],
  })
  expect(list.map(({ employee }) => employee.id)).toEqual(['Ash'])
})

test('administrators of every festival are of none', () => {
  expect(holders([who('Ada', { festivalId: null, seasonsBefore: 9 })], {})).toEqual([])
})
