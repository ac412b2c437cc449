import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { toCents } from '../../money.ts'
import { DEFAULT_PERIOD_RULE } from '../../setup/payroll-settings/contract.ts'
import { isPayable, payrollTotals } from '../../time/timeclock/payroll.ts'
import { overtimeByWeek, workweekFinder } from '../overtime/overtime.ts'
import { paychexCsv } from '../paychex-csv.ts'
import { roundingDifference } from './rounding.ts'
import { spiItem, spiLines, takenBack } from './spi.ts'
import { spiCsv } from './spi-csv.ts'

// Entries, totals, the CSV of single shifts and the import file of merged lines say the same, for any week.

const ZONE = 'America/New_York'
const { anchor, hour } = DEFAULT_PERIOD_RULE
const current = { anchor, hour, overtime: 'over40' as const, timeZone: ZONE, minimumWages: [] }
const weekOf = workweekFinder({ current, locked: [] })
const settings = {
  companyId: '70123456',
  components: {
    ...{ regular: 'Hourly', overtime: 'OT', cashTips: 'Cash', creditTips: 'Credit', deduction: 'Costume' },
  },
}

/** Weeks in which clocks are set back and forward, and one in which they are not; Mondays around 6 AM among them. */
const weekStarts = ['2024-10-28T10:00:00Z', '2025-03-03T11:00:00Z', '2024-09-30T10:00:00Z'].map(Date.parse)
const HOUR = 3_600_000
const quarters = (max: number) => fc.integer({ min: 0, max }).map((count) => count / 4)

const shifts = fc
  .tuple(
    fc.constantFrom(...weekStarts),
    fc.array(
      fc.record({
        person: fc.integer({ min: 0, max: 3 }),
        // Whole hours often, so that shifts end at the boundary itself.
        begins: fc.oneof(
          fc.integer({ min: -12, max: 174 }).map((hours) => hours * HOUR),
          fc.integer({ min: -12 * HOUR, max: 174 * HOUR }),
        ),
        lasts: fc.oneof(
          fc.integer({ min: 0, max: 16 }).map((hours) => hours * HOUR),
          fc.integer({ min: 0, max: 30 * HOUR }),
        ),
        payrate: fc.constantFrom(0, 10.25, 12, 15.25, 17.75, 500),
        cashTips: quarters(800),
        creditTips: quarters(800),
        deduction: quarters(100),
      }),
      { maxLength: 40 },
    ),
  )
  .map(([week, drawn]) =>
    drawn.map(({ person, begins, lasts, ...money }, id) => ({
      ...money,
      isTipped: false,
      id,
      userId: `user ${person}`,
      startTime: new Date(week + begins).toISOString(),
      endTime: new Date(week + begins + lasts).toISOString(),
      user: { firstName: 'Ash', lastName: `Graves ${person}`, paychexId: `10${person}` },
    })),
  )

const cents = (cell: string | undefined) => toCents(Number(cell || 0))
const rowsOf = (csv: string) => Papa.parse<Record<string, string>>(csv, { header: true }).data

/** Sums by key, without those that are zero. */
function sumsOf(pairs: [key: string, value: number][]) {
  const sums: Record<string, number> = {}
  for (const [key, value] of pairs) sums[key] = (sums[key] ?? 0) + value
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0))
}

const total = (sums: Record<string, number>) => Object.values(sums).reduce((sum, value) => sum + value, 0)

test('entries, totals, CSV and SPI agree: hours per person and rate, tips, deductions and overtime', () => {
  fc.assert(
    fc.property(shifts, (drawn) => {
      const now = new Date(0)
      const paid = drawn.filter((shift) => isPayable(shift, now))
      const weeks = overtimeByWeek(paid, weekOf)
      const premiums = weeks.map(({ userId, premium }) => ({
        workerId: `10${userId.at(-1)}`,
        cents: premium,
      }))
      const items = paid.map((shift) => spiItem(shift, shift.user.paychexId))
      const lines = spiLines(items, premiums)
      const csv = rowsOf(paychexCsv(paid, ZONE))
      const spi = rowsOf(spiCsv(lines, settings))
      const totals = payrollTotals(paid, now)

      const hours = sumsOf(csv.map((row) => [`${row.ID} ${row.Rate}`, cents(row.Duration)]))
      const regular = spi.filter((row) => row['Pay Component'] === 'Hourly')
      expect(sumsOf(regular.map((row) => [`${row['Worker ID']} ${row.Rate}`, cents(row.Hours)]))).toEqual(
        hours,
      )
      expect(total(hours)).toBe(totals.hundredths)

      const amounts = (...names: string[]) =>
        sumsOf(
          spi
            .filter((row) => names.includes(row['Pay Component']!))
            .map((row) => [row['Worker ID']!, cents(row.Amount)]),
        )
      const ofCsv = (column: 'Tips' | 'Deductions') =>
        sumsOf(csv.map((row) => [row.ID!, cents(row[column])] as [string, number]))
      expect(amounts('Cash', 'Credit')).toEqual(ofCsv('Tips'))
      expect(amounts('Costume')).toEqual(ofCsv('Deductions'))
      expect(total(amounts('Cash'))).toBe(totals.cash)
      expect(total(amounts('Credit'))).toBe(totals.credit)
      expect(total(amounts('Costume'))).toBe(totals.deduction)
      expect(amounts('OT')).toEqual(
        sumsOf(premiums.map(({ workerId, cents: premium }) => [workerId, premium])),
      )

      // The cents by which merged lines pay differently are exactly those that are named.
      const merged = regular.reduce(
        (sum, row) => sum + Math.round((cents(row.Hours) * cents(row.Rate)) / 100),
        0,
      )
      const named = roundingDifference(items).reduce((sum, each) => sum + each.merged - each.single, 0)
      expect(merged - totals.pay).toBe(named)
    }),
    { numRuns: 100 },
  )
})

test('a file and its correction pay what the list says at last, and the cents that are named', () => {
  fc.assert(
    fc.property(shifts, shifts, fc.array(fc.boolean()), (first, last, keeps) => {
      const itemsOf = (some: typeof first) => some.map((shift) => spiItem(shift, shift.user.paychexId))
      // Each shift stays, is replaced or goes.
      const now = last.slice(0, first.length).map((shift, at) => (keeps[at] ? first[at]! : shift))
      const files = [itemsOf(first), [...itemsOf(first).map(takenBack), ...itemsOf(now)]]
      const rows = files.flatMap((items) => rowsOf(spiCsv(spiLines(items, []), settings)))
      const pay = rows
        .filter((row) => row['Pay Component'] === 'Hourly')
        .map((row) => {
          const [hours, rate] = [cents(row.Hours), cents(row.Rate)]
          return Math.sign(hours) * Math.round((Math.abs(hours) * rate) / 100)
        })
      const named = files.flatMap(roundingDifference).map(({ single, merged }) => merged - single)
      const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
      expect(sum(pay)).toBe(payrollTotals(now, new Date(0)).pay + sum(named))
    }),
    { numRuns: 100 },
  )
})

test('overtime of any week: every hour counts in its own week, and only over 40 of them', () => {
  fc.assert(
    fc.property(shifts, (drawn) => {
      const weeks = overtimeByWeek(drawn, weekOf)
      for (const { userId, week, hundredths, overtimeHundredths, premium } of weeks) {
        const own = drawn.flatMap((shift) => {
          const from = Math.max(Date.parse(shift.startTime), +week.startsAt)
          const to = Math.min(Date.parse(shift.endTime), +week.endsAt)
          return shift.userId === userId && from < to ? [to - from] : []
        })
        const exact = own.reduce((sum, ms) => sum + ms, 0) / 36_000
        expect(Math.abs(hundredths - exact)).toBeLessThanOrEqual(own.length)
        expect(overtimeHundredths).toBe(Math.max(0, hundredths - 4000))
        if (overtimeHundredths === 0) expect(premium).toBe(0)
      }
      const counted = weeks.reduce((sum, { hundredths }) => sum + hundredths, 0)
      expect(counted).toBe(payrollTotals(drawn, new Date(0)).hundredths)
    }),
    { numRuns: 100 },
  )
})
