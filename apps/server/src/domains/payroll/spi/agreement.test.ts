import { payrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { seasons } from '../../../platform/database/schema.ts'

const venue = await openVenue()
venue.clock.now = new Date('2024-11-12T15:00:00Z')
const mara = await venue.person('Mara', { accessLvl: 2 })
const admin = await venue.person('Ada', { accessLvl: 3 })
const festivalId = venue.home.id
// Two weeks; the clocks are set back in the second.
const SPAN = { since: '2024-10-21T10:00:00.000Z', until: '2024-11-04T11:00:00.000Z' }
const days = { startDate: '2024-10-21', endDate: '2024-11-03' }

const centsOf = (text = '') => Math.round(Number(text) * 100)
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

async function linesOf(id: number) {
  const [header, ...lines] = (await mara.get(`/api/payroll/exports/${id}/file`)).body.split('\r\n')
  const columns = header!.split(',')
  return lines.map((line: string) => {
    const cells = line.split(',')
    return Object.fromEntries(columns.map((column: string, at: number) => [column, cells[at]!]))
  })
}

test('list, strip, statements, labour cost, CSV and import file have the same hours and money', async () => {
  await venue.db
    .update(seasons)
    .set({ beginsAt: new Date('2024-02-01T05:00:00Z') })
    .where(eq(seasons.id, venue.home.seasonId))
  await admin.patch(`/api/festivals/${festivalId}/payroll-settings`, {
    ...{ period: { weeks: 2, anchor: '2024-10-21', hour: 6 }, overtime: 'over40', companyId: '7012' },
    components: {
      regular: 'Hourly',
      overtime: 'OT',
      cashTips: 'Cash',
      creditTips: 'Credit',
      deduction: 'Costume',
    },
  })
  const people = []
  for (let person = 0; person < 4; person++) {
    const worker = await venue.person(`Worker ${person}`, { paychexId: `W${person}` })
    people.push(worker)
    let start = Date.parse('2024-10-21T12:00:00Z') + person * 1_234_567
    for (let index = 0; index < 12; index++) {
      const end = start + (5 + person) * 3_600_000 + index * 1_111_111
      await venue.shift(worker.id, new Date(start).toISOString(), new Date(end).toISOString(), {
        ...{ payrate: 10.25 + (index % 2) * (person + 0.5), isTipped: true },
        ...{ cashTips: index / 4, creditTips: person + 0.25, deduction: index % 3 },
      })
      start = end + 14 * 3_600_000 + 7_777_777
    }
  }

  const until = new Date(Date.parse(SPAN.until) - 1).toISOString()
  const where = { festivalId, endTime: { between: [SPAN.since, until] } }
  const list = (await mara.get('/api/timeclock', { filter: { where } })).json()
  expect(list).toHaveLength(48)
  const totals = payrollTotals(list, venue.clock.now)

  const { periods } = (await mara.get('/api/pay-periods', { festivalId })).json()
  const period = periods.find(({ startsAt }: { startsAt: string }) => startsAt === SPAN.since)
  expect(period).toMatchObject({
    endsAt: SPAN.until,
    figures: { entries: 48, hundredths: totals.hundredths },
  })

  const statements = []
  for (const { id } of people)
    statements.push((await mara.get(`/api/statements/${id}`, { since: SPAN.since })).json())
  for (const field of ['hundredths', 'pay', 'cash', 'credit', 'deduction'] as const)
    expect(sumOf(statements.map((statement) => statement.totals[field]))).toBe(totals[field])
  const { weeks } = (await mara.get('/api/payroll/overtime', { festivalId, ...SPAN })).json()
  const premium = sumOf(weeks.map((week: { premium: number }) => week.premium))
  expect(premium).toBeGreaterThan(0)
  expect(sumOf(statements.map((statement) => statement.premium.cents))).toBe(premium)

  const { seasonId } = venue.home
  const cost = (await mara.get('/api/labour-cost', { festivalId, seasonId })).json()
  const { deduction: _, ...worked } = totals
  expect(cost.totals).toMatchObject(worked)

  const entryIds = list.map(({ id }: { id: number }) => id)
  const csv = await linesOf(
    (await mara.post('/api/payroll/exports', { festivalId, ...days, entryIds })).json().id,
  )
  const made = (
    await mara.post('/api/payroll/exports/spi', { festivalId, ...days, ...SPAN, again: true })
  ).json()
  const spi = await linesOf(made.id)
  const column = (lines: typeof spi, name: string) => sumOf(lines.map((line) => centsOf(line[name])))
  const component = (name: string) => spi.filter((line) => line['Pay Component'] === name)
  expect([column(csv, 'Duration'), column(component('Hourly'), 'Hours')]).toEqual([
    totals.hundredths,
    totals.hundredths,
  ])
  expect(column(csv, 'Tips')).toBe(totals.cash + totals.credit)
  expect(column(csv, 'Deductions')).toBe(totals.deduction)
  expect(column(component('Cash'), 'Amount')).toBe(totals.cash)
  expect(column(component('Credit'), 'Amount')).toBe(totals.credit)
  expect(column(component('Costume'), 'Amount')).toBe(totals.deduction)
  expect([column(component('OT'), 'Amount'), made.premium]).toEqual([premium, premium])
  const pay = (hours = '', rate = '') => Math.round((centsOf(hours) * centsOf(rate)) / 100)
  expect(sumOf(csv.map((line) => pay(line.Duration, line.Rate)))).toBe(totals.pay)
  expect(sumOf(component('Hourly').map((line) => pay(line.Hours, line.Rate)))).toBe(
    totals.pay + made.roundingCents,
  )
})
