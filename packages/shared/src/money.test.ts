import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Amount, formatCents, PayRate, toCents } from './money.ts'

test.each([
  [0, '$0.00'],
  [1, '$0.01'],
  [1525, '$15.25'],
  [123450, '$1,234.50'],
])('%i cents are shown as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
})

test('every amount of cents survives the conversion to dollars and back', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => toCents(cents / 100) === cents))
})

test.each([0.1, -0.25, 500.25, Number.NaN, Number.POSITIVE_INFINITY])('%d is no pay rate', (rate) => {
  expect(PayRate.safeParse(rate).success).toBe(false)
})

test('amounts are multiples of a quarter', () => {
  expect(Amount.safeParse(12.75).success).toBe(true)
  expect(Amount.safeParse(12.7).success).toBe(false)
})
