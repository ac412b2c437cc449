import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PayRate } from '../../money.ts'
import { raisedRate } from './raise.ts'

test.each([
  [15, 0, 15],
  [15.25, 0, 15.25],
  [15, 3, 15.5], // 15.45
  [15, 2.5, 15.5], // 15.375 is as near to 15.25
  [15, 2, 15.25], // 15.30
  [15, 0.5, 15], // 15.075: too little for a quarter
  [15.25, 50, 23], // 22.875 is as near to 22.75
  [0, 50, 0],
  [499, 5, 500],
  [500, 50, 500],
])('%d raised by %d percent is %d', (rate, percent, raised) => {
  expect(raisedRate(rate, percent)).toBe(raised)
})

test('a raised rate is valid, within half a quarter of the exact one, and never lower than before', () => {
  const quarters = fc.integer({ min: 0, max: 2000 }).map((count) => count / 4)
  const percents = fc.integer({ min: 0, max: 100 }).map((count) => count / 2)
  fc.assert(
    fc.property(quarters, percents, (rate, percent) => {
      const raised = raisedRate(rate, percent)
      expect(PayRate.safeParse(raised).success).toBe(true)
      expect(raised).toBeGreaterThanOrEqual(rate)
      const exact = Math.min(rate * (1 + percent / 100), 500)
      expect(Math.abs(raised - exact)).toBeLessThanOrEqual(0.125 + 1e-9)
    }),
  )
})
