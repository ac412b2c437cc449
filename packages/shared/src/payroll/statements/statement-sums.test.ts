import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPayable, payrollTotals } from '../../time/timeclock/payroll.ts'
import { isMoneyWithoutHours, type PaidEntry, statementSums } from './statement-sums.ts'

const NOON = Date.UTC(2024, 9, 4, 12)
const amount = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((quarters) => quarters / 4)
const entries = fc.array(
  fc
    .record({
      start: fc.integer({ min: 0, max: 14 * 86_400_000 }),
      length: fc.oneof(fc.integer({ min: 0, max: 16 * 3_600_000 }), fc.integer({ min: 0, max: 36_000 })),
      payrate: amount(80),
      cashTips: amount(300),
      creditTips: amount(300),
      deduction: amount(100),
      needsReview: fc.constantFrom(null, 'forgotten'),
    })
    .map(({ start, length, ...rest }): PaidEntry => {
      const startTime = new Date(NOON + start)
      const endTime = new Date(NOON + start + length)
      return { ...rest, id: start, positionName: 'Actor', startTime, endTime }
    }),
)
/** What payroll gets of them. */
const asShifts = (all: PaidEntry[]) =>
  all
    .map((entry) => ({
      ...entry,
      startTime: entry.startTime.toISOString(),
      endTime: entry.endTime.toISOString(),
    }))
    .filter((shift) => isPayable(shift, new Date(NOON)))

test('the totals of a statement are those of payroll', () => {
  fc.assert(
    fc.property(entries, (all) => {
      expect(statementSums(all, null).totals).toEqual(payrollTotals(asShifts(all), new Date(NOON)))
    }),
  )
})

test('the statements of everybody add up to the totals of the list', () => {
  fc.assert(
    fc.property(fc.array(entries, { maxLength: 6 }), (people) => {
      const each = people.map((own) => statementSums(own, null))
      const list = payrollTotals(asShifts(people.flat()), new Date(NOON))
      for (const field of ['hundredths', 'pay', 'cash', 'credit', 'deduction'] as const)
        expect(each.reduce((sum, { totals }) => sum + totals[field], 0)).toBe(list[field])
      const total = list.pay + list.cash + list.credit - list.deduction
      expect(each.reduce((sum, one) => sum + one.total, 0)).toBe(total)
    }),
  )
})

test('the total has pay, premium and tips, without the deductions', () => {
  const shift: PaidEntry = {
    ...{
      id: 1,
      positionName: 'Bartender',
      payrate: 10.25,
      cashTips: 31.25,
      creditTips: 102.5,
      deduction: 40,
    },
    ...{ startTime: new Date('2024-10-04T21:00:00Z'), endTime: new Date('2024-10-05T00:20:00Z') },
    needsReview: null,
  }
  // 3.33 hours are $34.13 each.
  expect(statementSums([shift, shift], { hundredths: 100, cents: 513 })).toMatchObject({
    lines: [{ hundredths: 333, rate: 1025, pay: 3413, cash: 3125, credit: 10250, deduction: 4000 }, {}],
    totals: { hundredths: 666, pay: 6826 },
    total: 6826 + 513 + 2 * (3125 + 10250 - 4000),
  })
})

test.each([
  ['cash tips', { cashTips: 5 }, true],
  ['credit tips', { creditTips: 5 }, true],
  ['a deduction', { deduction: 5 }, true],
  ['nothing', {}, false],
])('a line without hours but with %s has money that is in no total: %s', (_, money, expected) => {
  const [start, end] = [new Date('2024-10-04T21:00:00Z'), new Date('2024-10-04T21:00:17Z')]
  const none = { cashTips: 0, creditTips: 0, deduction: 0, needsReview: null }
  const entry = {
    id: 1,
    positionName: 'Bartender',
    payrate: 10,
    startTime: start,
    endTime: end,
    ...none,
    ...money,
  }
  const { lines, totals, total } = statementSums([entry], null)
  expect(lines.map(isMoneyWithoutHours)).toEqual([expected])
  expect([...Object.values(totals), total]).toEqual([0, 0, 0, 0, 0, 0])
  const worked = { ...entry, endTime: new Date('2024-10-04T21:00:18Z') }
  expect(statementSums([worked], null).lines.map(isMoneyWithoutHours)).toEqual([false])
})
