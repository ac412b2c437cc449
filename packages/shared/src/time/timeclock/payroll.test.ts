import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong, isPayable, type PaidShift, payrollTotals } from './payroll.ts'
import { hundredthsOf, payOf } from './rules.ts'

const now = new Date('2024-10-06T04:00:00Z')
const START = Date.parse('2024-10-04T21:00:00Z')
const lasting = (seconds: number | null, changes: Partial<PaidShift> = {}): PaidShift => ({
  startTime: new Date(START).toISOString(),
  endTime: seconds === null ? null : new Date(START + seconds * 1000).toISOString(),
  payrate: 15.25,
  cashTips: 0,
  creditTips: 0,
  deduction: 0,
  ...changes,
})

test.each([
  ['8 hours', 8 * 3600, true, false],
  ['18 seconds, a hundredth of an hour', 18, true, false],
  ['17 seconds, which round to nothing', 17, false, false],
  ['nothing', 0, false, false],
  ['12 hours', 12 * 3600, true, false],
  ['12 hours and 18 seconds', 12 * 3600 + 18, true, true],
  ['that is open, 31 hours so far', null, false, true],
])('a shift of %s: payable %s, long %s', (_, seconds, payable, long) => {
  expect(isPayable(lasting(seconds), now)).toBe(payable)
  expect(isLong(lasting(seconds), now)).toBe(long)
})

const quarters = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((count) => count / 4)
const shift = fc
  .record({
    seconds: fc.option(fc.integer({ min: 0, max: 24 * 3600 })),
    payrate: quarters(500),
    cashTips: quarters(10_000),
    creditTips: quarters(10_000),
    deduction: quarters(10_000),
  })
  .map(({ seconds, ...amounts }) => lasting(seconds, amounts))

test('totals are exactly the sum of the rounded rows, in whole cents and hundredths', () => {
  fc.assert(
    fc.property(fc.array(shift, { maxLength: 200 }), (shifts) => {
      const totals = payrollTotals(shifts, now)
      expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
      const ended = shifts.filter(({ endTime }) => endTime !== null)
      expect(totals.pay).toBe(ended.reduce((sum, each) => sum + payOf(each, now), 0))
      expect(totals.hundredths).toBe(ended.reduce((sum, each) => sum + hundredthsOf(each, now), 0))
      // Quarters are exact in floating point, so the plain sum can be compared.
      expect(totals.cash / 100).toBe(ended.reduce((sum, { cashTips }) => sum + cashTips, 0))
    }),
  )
})

test('totals do not depend on the order or the grouping of shifts', () => {
  fc.assert(
    fc.property(fc.array(shift), fc.array(shift), (some, others) => {
      const [one, two] = [payrollTotals(some, now), payrollTotals(others, now)]
      const both = payrollTotals([...others, ...some].reverse(), now)
      for (const [key, sum] of Object.entries(both)) {
        expect(sum).toBe(one[key as keyof typeof one] + two[key as keyof typeof two])
      }
    }),
  )
})

test('hours are rounded before they are multiplied', () => {
  fc.assert(
    fc.property(shift, (each) => {
      const cents = (hundredthsOf(each, now) * Math.round(each.payrate * 100)) / 100
      expect(payOf(each, now)).toBe(Math.round(cents))
    }),
  )
  // 7 h 59 min 50 s is paid as 8.00 hours; the unrounded time would be $121.96.
  expect(payOf(lasting(8 * 3600 - 10), now)).toBe(12_200)
})
