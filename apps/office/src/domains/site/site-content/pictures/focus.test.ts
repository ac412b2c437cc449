import { expect, test } from 'vitest'
import { focusAfterKey, focusAt } from './focus.ts'

const BOX = { left: 100, top: 50, width: 400, height: 200 }

test.each([
  [300, 150, { x: 50, y: 50 }],
  [100, 50, { x: 0, y: 0 }],
  [500, 250, { x: 100, y: 100 }],
  [20, 900, { x: 0, y: 100 }],
  [301, 151, { x: 50, y: 51 }],
])('%i, %i on the screen is %j', (x, y, focus) => {
  expect(focusAt(BOX, x, y)).toEqual(focus)
})

test.each([
  ['ArrowLeft', false, { x: 48, y: 50 }],
  ['ArrowRight', false, { x: 52, y: 50 }],
  ['ArrowUp', false, { x: 50, y: 48 }],
  ['ArrowDown', true, { x: 50, y: 60 }],
  ['Enter', false, undefined],
])('%s (Shift: %s) moves the point to %j', (key, isLarge, focus) => {
  expect(focusAfterKey({ x: 50, y: 50 }, key, isLarge)).toEqual(focus)
})

test('the point stays on the picture', () => {
  expect(focusAfterKey({ x: 1, y: 0 }, 'ArrowLeft', false)).toEqual({ x: 0, y: 0 })
  expect(focusAfterKey({ x: 95, y: 0 }, 'ArrowRight', true)).toEqual({ x: 100, y: 0 })
})
