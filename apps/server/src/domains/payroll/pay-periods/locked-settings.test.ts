import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { users } from '../../../platform/database/schema.ts'

// The settings of a festival change after a period was approved: nothing in it changes until it is unlocked.

const venue = await openVenue()
venue.clock.now = new Date('2024-10-15T15:00:00Z')
const WEEK = { startsAt: '2024-09-30T10:00:00.000Z', endsAt: '2024-10-07T10:00:00.000Z' }
const range = { since: WEEK.startsAt, until: WEEK.endsAt }
const days = { startDate: '2024-09-30', endDate: '2024-10-06' }

const SETTINGS = {
  ...{ overtime: 'over40', companyId: '7012', period: { weeks: 1, anchor: '2024-01-01', hour: 6 } },
  components: {
    ...{ regular: 'Hourly', overtime: 'OT', cashTips: 'Cash', creditTips: 'Credit', deduction: 'Costume' },
  },
}

/** A festival of its own whose week is approved: 50 hours, of which any other beginning of the week leaves fewer. */
async function stage(settings: object = SETTINGS) {
  const { id: festivalId } = await venue.festival('Elsewhere')
  const mara = await venue.person('Mara', { accessLvl: 2, festivalId })
  const ada = await venue.person('Ada', { accessLvl: 3, festivalId })
  const ash = await venue.person('Ash', { festivalId, paychexId: '101' })
  const { id: positionId } = await venue.position('Actor', { festivalId })
  const shift = (start: string, end: string) =>
    venue.shift(ash.id, `2024-${start}:00Z`, `2024-${end}:00Z`, { festivalId, positionId, payrate: 12 })
  const set = async (changes: object) =>
    expect((await ada.patch(`/api/festivals/${festivalId}/payroll-settings`, changes)).statusCode).toBe(200)
  await set(settings)
  // Three hours at the beginning, seven at the end, ten on each of the days between; three more after it.
  await shift('09-30T10:00', '09-30T13:00')
  for (const day of ['01', '02', '03', '04']) await shift(`10-${day}T12:00`, `10-${day}T22:00`)
  await shift('10-07T02:00', '10-07T09:00')
  await shift('10-07T10:00', '10-07T13:00')
  const approve = async () => {
    const reply = await mara.post('/api/pay-periods/approve', { festivalId, ...WEEK })
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json().id as number
  }
  let id = await approve()
  const spi = (more: object = {}) =>
    mara.post('/api/payroll/exports/spi', { festivalId, ...days, ...range, ...more })
  return {
    ...{ festivalId, mara, ash, set, spi },
    setZone: async (timeZone: string) =>
      expect((await ada.patch(`/api/festivals/${festivalId}`, { timeZone })).statusCode).toBe(200),
    unlock: async () =>
      expect((await ada.post(`/api/pay-periods/${id}/unlock`, { reason: 'Rule' })).statusCode).toBe(204),
    approveAgain: async () => {
      id = await approve()
    },
    statement: async () => {
      const { person: _, ...statement } = (await ash.get('/api/statements/me', range)).json()
      return statement
    },
    overtime: async () => {
      const { rule, weeks } = (await mara.get('/api/payroll/overtime', { festivalId, ...range })).json()
      return { rule, weeks: weeks.map(({ user: _, ...week }: { user: object }) => week) }
    },
    linesOf: async (reply: Awaited<ReturnType<typeof spi>>) => {
      expect(reply.statusCode, reply.body).toBe(200)
      const { body } = await mara.get(`/api/payroll/exports/${reply.json().id}/file`)
      const [, ...lines] = body.split('\r\n')
      return lines.map((line: string) => {
        const cells = line.split(',')
        return [cells[1], cells[4], cells[5], cells[7], cells[10]].filter(Boolean).join(' ')
      })
    },
  }
}
type Stage = Awaited<ReturnType<typeof stage>>

const FILE = ['101 Hourly 12.00 50.00', '101 OT 60.00']
const changes: [string, (stage: Stage) => Promise<void>, object][] = [
  ['the overtime rule', ({ set }) => set({ overtime: 'exempt' }), { rule: 'exempt', weeks: [] }],
  [
    'the first day of the week',
    ({ set }) => set({ period: { weeks: 1, anchor: '2024-10-03', hour: 6 } }),
    { weeks: [{ endsAt: '2024-10-03T10:00:00.000Z', hundredths: 2300 }] },
  ],
  [
    'the hour of the week',
    ({ set }) => set({ period: { weeks: 1, anchor: '2024-01-01', hour: 0 } }),
    { weeks: [{ endsAt: '2024-10-07T04:00:00.000Z', hundredths: 4500 }] },
  ],
  [
    'the time zone',
    ({ setZone }) => setZone('America/Los_Angeles'),
    { weeks: [{ endsAt: '2024-09-30T13:00:00.000Z', hundredths: 300 }] },
  ],
]

describe.each(changes)('a change of %s', (_, change, unlocked) => {
  test('leaves the statement and the overtime of a locked period alone, until it is unlocked', async () => {
    const period = await stage()
    const before = { statement: await period.statement(), overtime: await period.overtime() }
    expect(before.statement.premium).toEqual({ hundredths: 1000, cents: 6000 })
    expect(before.overtime.weeks).toMatchObject([{ ...WEEK, hundredths: 5000, premium: 6000 }])
    await change(period)
    expect({ statement: await period.statement(), overtime: await period.overtime() }).toEqual(before)
    await period.unlock()
    expect(await period.overtime()).toMatchObject(unlocked)
    expect(await period.statement()).not.toMatchObject({ premium: before.statement.premium })
  })

  test('leaves the import file of a locked period alone, until it is unlocked', async () => {
    const period = await stage()
    await change(period)
    expect(await period.linesOf(await period.spi())).toEqual(FILE)
    const other = await stage()
    await change(other)
    await other.unlock()
    expect(await other.linesOf(await other.spi())).not.toEqual(FILE)
  })

  test('makes neither a further file nor a correction, and one for another reason has the hours and premium of then', async () => {
    const period = await stage()
    expect(await period.linesOf(await period.spi())).toEqual(FILE)
    await change(period)
    await expectRefusal(venue, 'spiNothingNew', () => period.spi())
    await expectRefusal(venue, 'spiNothingNew', () => period.spi({ kind: 'spiCorrection' }))
    await venue.db.update(users).set({ paychexId: '102' }).where(eq(users.id, period.ash.id))
    expect(await period.linesOf(await period.spi({ kind: 'spiCorrection' }))).toEqual([
      '101 Hourly 12.00 -50.00',
      '101 OT -60.00',
      ...FILE.map((line) => line.replace('101', '102')),
    ])
  })
})

test('a week without premium in a locked, exported period stays without when the rule changes', async () => {
  const period = await stage({ ...SETTINGS, overtime: 'exempt' })
  expect(await period.linesOf(await period.spi())).toEqual([FILE[0]])
  await period.set({ overtime: 'over40' })
  await expectRefusal(venue, 'spiNothingNew', () => period.spi())
  expect((await period.statement()).premium).toBeNull()
})

test('approving again keeps the settings of then', async () => {
  const period = await stage()
  await period.set({ overtime: 'exempt' })
  await period.unlock()
  await period.approveAgain()
  await period.set({ overtime: 'over40' })
  expect(await period.overtime()).toEqual({ rule: 'exempt', weeks: [] })
  expect((await period.statement()).premium).toBeNull()
})

test('a locked period is shown in the time zone of its approval, on statements and in the choice of them', async () => {
  const { ash, statement, setZone } = await stage()
  await setZone('America/Los_Angeles')
  expect((await statement()).festival.timeZone).toBe('America/New_York')
  const listed = (await ash.get('/api/statements/me/periods')).json()
  expect(listed.at(-1)).toMatchObject({ ...WEEK, festival: { timeZone: 'America/New_York' } })
  expect(listed.at(0).festival.timeZone).toBe('America/Los_Angeles')
})

test('a period that was approved before overtime was answered has none, and no import file until it is unlocked', async () => {
  const period = await stage({ ...SETTINGS, overtime: null })
  await period.set({ overtime: 'over40' })
  expect((await period.statement()).premium).toBeNull()
  expect(await period.overtime()).toEqual({ rule: null, weeks: [] })
  const { problems } = await expectRefusal(venue, 'spiRefused', () => period.spi())
  expect(problems).toEqual([{ kind: 'overtimeUnansweredThen' }])
  await period.unlock()
  await period.approveAgain()
  expect(await period.linesOf(await period.spi())).toEqual(FILE)
})
