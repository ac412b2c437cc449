import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedFields, differencesOf, fileOf, isCorrectable, PAID_FIELDS } from './changes.ts'
import type { PaidValues } from './contract.ts'

const amount = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100)
const instant = fc
  .integer({ min: 0, max: 10_000 })
  .map((minutes) => new Date(Date.UTC(2024, 9, 1) + minutes * 60_000).toISOString())
const values: fc.Arbitrary<PaidValues> = fc.record({
  paychexId: fc.constantFrom('000', '104', '205'),
  ...{ startTime: instant, endTime: instant },
  ...{ payrate: amount, cashTips: amount, creditTips: amount, deduction: amount },
})

test('the changed fields are those that differ', () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const fields = changedFields({ before, after })
      for (const field of PAID_FIELDS) expect(fields.includes(field)).toBe(before[field] !== after[field])
    }),
  )
})

test('all fields have changed when payroll was given nothing, or gets nothing now', () => {
  fc.assert(
    fc.property(values, (some) => {
      expect(changedFields({ before: null, after: some })).toEqual(PAID_FIELDS)
      expect(changedFields({ before: some, after: null })).toEqual(PAID_FIELDS)
    }),
  )
})

test('what payroll was given plus the differences is what the entry says now', () => {
  const maybe = fc.option(values)
  const tipsOf = (some: PaidValues | null) => (some ? Math.round(some.cashTips * 100) : 0)
  fc.assert(
    fc.property(maybe, maybe, (before, after) => {
      const sum = differencesOf({ id: 1, before, after }).reduce(
        (total, { sign, values: line }) => total + sign * tipsOf(line),
        tipsOf(before),
      )
      expect(sum).toBe(tipsOf(after))
    }),
  )
})

test('an open shift and one that needs review wait', () => {
  const states = ['paid', 'noHours', 'deleted', 'open', 'needsReview'] as const
  expect(states.filter((state) => isCorrectable({ state }))).toEqual(['paid', 'noHours', 'deleted'])
})

test('a correction belongs to the file that it corrects', () => {
  expect(fileOf('csvCorrection')).toBe(fileOf('csv'))
  expect(fileOf('spiCorrection')).toBe(fileOf('spi'))
  expect(fileOf('spi')).not.toBe(fileOf('csv'))
})
