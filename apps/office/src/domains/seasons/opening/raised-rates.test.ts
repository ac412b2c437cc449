import { expect, test } from 'vitest'
import { raisedRates, raiseOf } from './raised-rates.ts'

test.each([
  ['0', 0],
  ['3.5', 3.5],
  ['50', 50],
  ['', undefined],
  ['-1', undefined],
  ['50.5', undefined],
  ['0.25', undefined],
  ['three', undefined],
])('a raise of %j percent is %s', (typed, percent) => {
  expect(raiseOf(typed)).toBe(percent)
})

test('the preview has the rates that change, the default first', () => {
  const position = { id: 7, name: 'Actor', event: 'Bog', defaultPayRate: 15 }
  const positions = [
    {
      ...position,
      held: [
        { payrate: 16, people: 2 },
        { payrate: 500, people: 1 },
      ],
    },
  ]
  expect(raisedRates(positions, 3.5)).toEqual([
    { key: '7', position: 'Bog - Actor', before: 15, after: 15.5 },
    { key: '7-16', position: 'Bog - Actor', people: 2, before: 16, after: 16.5 },
  ])
  expect(raisedRates(positions, 0)).toEqual([])
})
