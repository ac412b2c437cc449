import { expect, test } from 'vitest'
import { isForgotten } from './forgotten.ts'

test('a shift is forgotten once it is open for longer than the longest shift', () => {
  const shift = { startTime: '2024-10-04T21:00:00.000Z' }
  expect(isForgotten(shift, 14, new Date('2024-10-05T11:00:00.000Z'))).toBe(false)
  expect(isForgotten(shift, 14, new Date('2024-10-05T11:00:00.001Z'))).toBe(true)
  expect(isForgotten(shift, 24, new Date('2024-10-05T11:00:00.001Z'))).toBe(false)
})
