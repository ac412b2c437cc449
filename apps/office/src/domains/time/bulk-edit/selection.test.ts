import { expect, test } from 'vitest'
import { NOTHING_CHOSEN, type Selection, toggled, toggledAll } from './selection.ts'

const order = [10, 20, 30, 40, 50]
const chosenIn = ({ chosen }: Selection) => [...chosen].sort()
const click = (selection: Selection, id: number, range = false) => toggled(selection, id, order, range)

test('a click chooses an entry, and another one takes it back', () => {
  const one = click(NOTHING_CHOSEN, 20)
  expect(chosenIn(one)).toEqual([20])
  expect(chosenIn(click(one, 20))).toEqual([])
})

test('a shift-click chooses the range from the last click on, in either direction', () => {
  expect(chosenIn(click(click(NOTHING_CHOSEN, 20), 40, true))).toEqual([20, 30, 40])
  expect(chosenIn(click(click(NOTHING_CHOSEN, 40), 20, true))).toEqual([20, 30, 40])
})

test('a shift-click on a chosen entry takes the range back', () => {
  const all = toggledAll(NOTHING_CHOSEN, order)
  const without = click(all, 30)
  expect(chosenIn(click(without, 50, true))).toEqual([10, 20])
})

test('a shift-click without an earlier click, or one that the list no longer shows, chooses one', () => {
  expect(chosenIn(click(NOTHING_CHOSEN, 30, true))).toEqual([30])
  expect(chosenIn(click({ chosen: new Set(), anchor: 99 }, 30, true))).toEqual([30])
})

test('all are chosen, and then none', () => {
  const all = toggledAll(click(NOTHING_CHOSEN, 20), order)
  expect(chosenIn(all)).toEqual(order)
  expect(chosenIn(toggledAll(all, order))).toEqual([])
})
