import { expect, test } from 'vitest'
import { areaInPixels, MAX_ZOOM, workingSize, zoomOfKey, zoomTo } from './geometry.ts'

test.each([
  ['a phone’s 12 megapixels', { width: 4032, height: 3024 }, { width: 1600, height: 1200 }],
  ['the same phone upright', { width: 3024, height: 4032 }, { width: 1200, height: 1600 }],
  ['a panorama', { width: 16_000, height: 5 }, { width: 1600, height: 1 }],
])('%s is scaled down', (_, picture, size) => {
  expect(workingSize(picture)).toEqual(size)
})

test('a small picture stays as it is', () => {
  expect(workingSize({ width: 120, height: 90 })).toEqual({ width: 120, height: 90 })
})

test('zooming keeps the centre in place', () => {
  const view = zoomTo({ crop: { x: 30, y: -10 }, zoom: 1 }, 2)
  expect(view).toEqual({ crop: { x: 60, y: -20 }, zoom: 2 })
  expect(zoomTo(view, 1)).toEqual({ crop: { x: 30, y: -10 }, zoom: 1 })
})

test('the zoom is clamped', () => {
  const view = { crop: { x: 0, y: 0 }, zoom: 1 }
  expect(zoomTo(view, 0.5).zoom).toBe(1)
  expect(zoomTo(view, 99).zoom).toBe(MAX_ZOOM)
})

test('plus and minus zoom, with or without Shift; no other key does', () => {
  expect(['+', '='].map(zoomOfKey)).toEqual([0.1, 0.1])
  expect(['-', '_'].map(zoomOfKey)).toEqual([-0.1, -0.1])
  expect(zoomOfKey('ArrowUp')).toBeUndefined()
})

test('an area in percent is converted to pixels', () => {
  expect(areaInPixels({ x: 12.5, y: 0, width: 75, height: 100 }, { width: 1600, height: 1200 })).toEqual({
    x: 200,
    y: 0,
    width: 1200,
    height: 1200,
  })
})
