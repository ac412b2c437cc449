import { nightCut, workNightOf } from '@nightshift/shared/payroll/labour-cost/work-nights'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { payrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { timeEntries } from '../../../platform/database/schema.ts'
import { findLabourRows } from './labour-cost.queries.ts'
import { labourFigures } from './night-figures.ts'

const venue = await openVenue()
const ash = await venue.person('Ash')
const { id: positionId } = await venue.position('Actor')
const { timeZone, id: festivalId } = venue.home
const dates = nightsOf(DEFAULT_SEASON, timeZone).map(({ date }) => date)

const HUNDREDTH_MS = 36_000
const amount = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((quarters) => quarters / 4)
/** Lengths around the half of a hundredth of an hour, where roundings differ first. */
const lengths = fc
  .record({ hundredths: fc.integer({ min: 0, max: 1400 }), off: fc.integer({ min: -2, max: 2 }) })
  .map(({ hundredths, off }) => Math.max(0, hundredths * HUNDREDTH_MS + HUNDREDTH_MS / 2 + off))
const shifts = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 40 * 3_600_000 }),
    length: fc.oneof(lengths, fc.integer({ min: 0, max: 14 * 3_600_000 })),
    payrate: amount(80),
    cashTips: amount(300),
    creditTips: amount(300),
  }),
  { minLength: 1, maxLength: 60 },
)

test('the database sums what payroll rounds, to the cent, in the night that the rule says', async () => {
  await fc.assert(
    fc.asyncProperty(shifts, fc.integer({ min: 0, max: 23 }), async (wanted, hour) => {
      const cut = nightCut(hour)
      // Through the end of daylight saving time.
      let at = Date.UTC(2024, 9, 30)
      const entries = wanted.map(({ gap, length, ...money }) => {
        const startTime = new Date(at + gap)
        at = startTime.getTime() + length
        return { ...money, startTime, endTime: new Date(at) }
      })
      await venue.db.delete(timeEntries)
      const copied = { userId: ash.id, festivalId, positionId, positionName: 'Actor', isTipped: true }
      await venue.db.insert(timeEntries).values(entries.map((entry) => ({ ...entry, ...copied })))
      const range = { festivalId, timeZone, cut, beginsAt: new Date(0), endsAt: null, dates }
      const found = labourFigures(await findLabourRows(venue.db, range))

      const sums = (some: typeof entries) => {
        const { deduction: _, ...totals } = payrollTotals(
          some.map((entry) => ({
            ...entry,
            startTime: entry.startTime.toISOString(),
            endTime: entry.endTime.toISOString(),
          })),
          new Date(at),
        )
        return totals
      }
      const on = (date: string | null) =>
        entries.filter(({ startTime }) => {
          const night = workNightOf(startTime, cut, timeZone)
          return date === null ? !dates.includes(night) : night === date
        })
      expect(found.totals).toMatchObject(sums(entries))
      for (const date of [...dates, null]) expect(found.of(date)).toMatchObject(sums(on(date)))
    }),
    { numRuns: 40 },
  )
})
