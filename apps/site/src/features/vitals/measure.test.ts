import { expect, test } from 'vitest'
import { cumulativeLayoutShift } from './measure.ts'

test('shifts of one session window add up, and the worst window counts', () => {
  const shift = cumulativeLayoutShift()
  expect(shift({ startTime: 100, value: 0.1 })).toBeCloseTo(0.1)
  expect(shift({ startTime: 900, value: 0.1 })).toBeCloseTo(0.2)
  expect(shift({ startTime: 3000, value: 0.05 })).toBeCloseTo(0.2)
  expect(shift({ startTime: 3500, value: 0.3 })).toBeCloseTo(0.35)
})

test('a session window ends after five seconds', () => {
  const shift = cumulativeLayoutShift()
  const values = [0, 900, 1800, 2700, 3600, 4500, 5400].map((startTime) => shift({ startTime, value: 0.1 }))
  expect(values.at(-1)).toBeCloseTo(0.6)
})
