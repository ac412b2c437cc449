import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rounds } from '../../../../test/testing/rounds.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import {
  auditLog,
  festivals,
  payrollExportEntries,
  payrollExportFiles,
  payrollExportPremiums,
  payrollExports,
  timeEntries,
  users,
} from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'
import { applyRetention } from '../../setup/retention/retention.service.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const admin = await venue.person('Ada', { accessLvl: 3 })

const COMPONENTS = {
  ...{ regular: 'Hourly', overtime: 'OT', cashTips: 'Cash', creditTips: 'Credit', deduction: 'Costume' },
}
const settle = (changes: object = {}) =>
  admin.patch(`/api/festivals/${venue.home.id}/payroll-settings`, {
    ...{ companyId: '7012', overtime: 'over40', components: COMPONENTS },
    period: { weeks: 1, anchor: '2024-01-01', hour: 6 },
    ...changes,
  })

/** A week of its own for each test, so that nobody's hours are in the next one's. */
let monday = Date.parse('2020-01-06T13:00:00Z')
let workerId = 100
// Its clocks are never changed, so that every week has 168 hours.
await venue.db.update(festivals).set({ timeZone: 'America/Phoenix' })
beforeEach(async () => {
  monday += 4 * 7 * 86_400_000
  await settle()
})

const HOUR = 3_600_000
const at = (hours: number) => new Date(monday + hours * HOUR).toISOString()
const hire = (name: string, paychexId = `W${++workerId}`) => venue.person(name, { paychexId })
type Worker = Awaited<ReturnType<typeof hire>>
const shift = (
  { id }: Worker,
  from: number,
  to: number,
  more: Parameters<typeof venue.shift>[3] = { payrate: 12 },
) => venue.shift(id, at(from), at(to), { payrate: 12, ...more })

const send = (more: object = {}, [from, to] = [0, 168]) =>
  mara.post('/api/payroll/exports/spi', {
    ...{ festivalId: venue.home.id, startDate: '2024-09-30', endDate: '2024-10-06' },
    ...{ since: at(from!), until: at(to!) },
    ...more,
  })
const correct = (range?: [number, number]) => send({ kind: 'spiCorrection' }, range)

/** The lines of a stored file: worker, component, rate, hours and amount. */
async function linesOf(reply: Awaited<ReturnType<typeof send>>) {
  expect(reply.json()).toMatchObject({ id: expect.any(Number) })
  const { id } = reply.json()
  const [file] = await venue.db.select().from(payrollExportFiles).where(eq(payrollExportFiles.exportId, id))
  const [header, ...lines] = file!.content.toString().split('\r\n')
  expect(header!.split(',')).toHaveLength(16)
  return lines.map((line) => {
    const cells = line.split(',')
    expect(cells[0]).toBe('7012')
    return [cells[1], cells[4], cells[5], cells[7], cells[10]].join(' ').replace(/ +/g, ' ').trim()
  })
}

test('a file holds one line per person, rate and component, and is remembered with its entries', async () => {
  const [ash, bo] = [await hire('Ash'), await hire('Bo')]
  const tips = { isTipped: true, cashTips: 12.5, creditTips: 4, deduction: 5 }
  const entries = [
    await shift(ash, 0, 10),
    await shift(ash, 24, 30, { payrate: 15.25 }),
    await shift(ash, 48, 52, { ...tips }),
    await shift(bo, 0, 3.33),
  ]
  const reply = await send({ filter: { text: 'x' } })
  expect(await linesOf(reply)).toEqual([
    `${ash.paychexId} Hourly 12.00 14.00`,
    `${ash.paychexId} Hourly 15.25 6.00`,
    `${ash.paychexId} Cash 12.50`,
    `${ash.paychexId} Credit 4.00`,
    `${ash.paychexId} Costume 5.00`,
    `${bo.paychexId} Hourly 12.00 3.33`,
  ])
  const { id } = reply.json()
  expect(reply.json()).toMatchObject({
    ...{ entries: 4, lines: 6, premium: 0, roundingCents: 0 },
    fileName: '2024-09-30-2024-10-06_fm_paychex_spi.csv',
  })
  const [made] = await venue.db.select().from(payrollExports).where(eq(payrollExports.id, id))
  expect(made).toMatchObject({ kind: 'spi', lines: 6, startsAt: new Date(at(0)), filter: { text: 'x' } })
  const kept = await venue.db.select().from(payrollExportEntries).where(eq(payrollExportEntries.exportId, id))
  expect(kept.map(({ timeEntryId }) => timeEntryId).sort()).toEqual(entries.map((entry) => entry.id).sort())
  const isExport = and(eq(auditLog.entity, 'payrollExport'), eq(auditLog.entityId, String(id)))
  expect(await venue.db.select().from(auditLog).where(isExport)).toMatchObject([
    { actorId: mara.id, action: 'create', after: { kind: 'spi', entries: 4, lines: 6 } },
  ])
})

test('the cents that merged lines pay differently are named', async () => {
  const ash = await hire('Ash')
  await shift(ash, 0, 3.333, { payrate: 10.25 })
  await shift(ash, 24, 27.333, { payrate: 10.25 })
  expect((await send()).json()).toMatchObject({ roundingCents: 1 })
})

test('the cents that a correction moves are named, too', async () => {
  const ash = await hire('Ash')
  const paid = { payrate: 10.25 }
  const entries = [await shift(ash, 0, 3.333, paid), await shift(ash, 24, 27.333, paid)]
  await shift(ash, 48, 58)
  await send()
  for (const { id } of entries) await mara.delete(`/api/timeclock/${id}`)
  const reply = await correct()
  // The file paid $68.27 for twice $34.13.
  expect(await linesOf(reply)).toEqual([`${ash.paychexId} Hourly 10.25 -6.66`])
  expect(reply.json()).toMatchObject({ roundingCents: -1 })
})

test('a correction names the cents of each Paychex ID whose lines it has', async () => {
  const ash = await hire('Ash')
  const paid = { payrate: 10.25 }
  const [gone] = [await shift(ash, 0, 3.333, paid), await shift(ash, 24, 27.333, paid)]
  await send()
  await mara.delete(`/api/timeclock/${gone.id}`)
  await venue.db.update(users).set({ paychexId: 'NEW4' }).where(eq(users.id, ash.id))
  const reply = await correct()
  expect((await linesOf(reply)).sort()).toEqual(
    ['NEW4 Hourly 10.25 3.33', `${ash.paychexId} Hourly 10.25 -6.66`].sort(),
  )
  expect(reply.json()).toMatchObject({ roundingCents: -1 })
})

test('entries of a CSV come into an import file only when asked for, and those of an import file into a CSV', async () => {
  const ash = await hire('Ash')
  const { id: inCsv } = await shift(ash, 8, 16)
  const { id: inSpi } = await shift(ash, 32, 40)
  const days = { festivalId: venue.home.id, startDate: '2024-09-30', endDate: '2024-10-06' }
  const csv = (entryIds: number[], more: object = {}) =>
    mara.post('/api/payroll/exports', { ...days, since: at(0), until: at(168), entryIds, ...more })
  expect((await csv([inCsv])).statusCode).toBe(200)
  await expectRefusal(venue, 'alreadyExported', () => send())
  expect((await send()).json().error.details.files).toMatchObject([{ kind: 'csv', entries: 1 }])
  expect((await send({ entryIds: [inSpi] })).json()).toMatchObject({ entries: 1 })
  await expectRefusal(venue, 'alreadyExported', () => csv([inCsv, inSpi]))
  const { message, details } = (await csv([inCsv, inSpi])).json().error
  expect(message).toContain('2 of these entries are in earlier payroll files: ')
  expect(details.files).toMatchObject([
    { kind: 'csv', entries: 1 },
    { kind: 'spi', entries: 1 },
  ])
  const exported = async (kind: string) =>
    (
      await mara.get('/api/payroll/told', { festivalId: venue.home.id, since: at(0), until: at(168), kind })
    ).json()
  expect([await exported('csv'), await exported('spi')]).toEqual([[inCsv], [inSpi]])
  expect((await send({ again: true })).json()).toMatchObject({ entries: 1 })
  expect([await exported('csv'), await exported('spi')]).toEqual([[inCsv], [inCsv, inSpi]])
})

test('of a CSV and an import file at once, one is refused', async () => {
  const { id } = await shift(await hire('Ash'), 8, 16)
  const days = { festivalId: venue.home.id, startDate: '2024-09-30', endDate: '2024-10-06' }
  const replies = await Promise.all([
    mara.post('/api/payroll/exports', { ...days, since: at(0), until: at(168), entryIds: [id] }),
    send(),
  ])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('entries of an earlier file, open, deleted or empty ones, and those of other times stay out', async () => {
  const [ash, bo] = [await hire('Ash'), await hire('Bo')]
  await shift(ash, 0, 5)
  await send()
  await shift(ash, 24, 26)
  await shift(ash, 48, 50, { deletedAt: venue.clock.now })
  await shift(ash, 96, 96)
  await shift(ash, 167, 168)
  await venue.shift(bo.id, at(0), null)
  expect(await linesOf(await send())).toEqual([`${ash.paychexId} Hourly 12.00 2.00`])
  await expectRefusal(venue, 'spiNothingNew', () => send())
})

test('no file is made while an entry of its dates needs review, whichever entries are named', async () => {
  const ash = await hire('Ash')
  const good = await shift(ash, 0, 5)
  const held = await shift(ash, 72, 74, { needsReview: 'forgotten' })
  for (const more of [{}, { entryIds: [good.id] }])
    expect(await expectRefusal(venue, 'exportNeedsReview', () => send(more))).toEqual({ entryIds: [held.id] })
  expect((await send({}, [0, 74])).statusCode).toBe(200)
})

test('only the named entries, when there are any', async () => {
  const ash = await hire('Ash')
  const [one] = [await shift(ash, 0, 5), await shift(ash, 24, 30)]
  expect(await linesOf(await send({ entryIds: [one.id] }))).toEqual([`${ash.paychexId} Hourly 12.00 5.00`])
})

test('overtime is paid in the file in which the workweek ends, once', async () => {
  const ash = await hire('Ash')
  await shift(ash, 0, 20)
  await shift(ash, 24, 44)
  await shift(ash, 48, 54)
  expect(await linesOf(await send({}, [0, 60]))).toEqual([`${ash.paychexId} Hourly 12.00 46.00`])
  const reply = await send({}, [60, 168])
  expect(await linesOf(reply)).toEqual([`${ash.paychexId} OT 36.00`])
  expect(reply.json()).toMatchObject({ entries: 0, premium: 3600 })
  expect(
    await venue.db
      .select()
      .from(payrollExportPremiums)
      .where(eq(payrollExportPremiums.exportId, reply.json().id)),
  ).toMatchObject([{ userId: ash.id, weekStartsAt: new Date(at(0)), hundredths: 600, premium: 36 }])
  await expectRefusal(venue, 'spiNothingNew', () => send())
  // A shift that was added late earns the difference.
  await shift(ash, 96, 98)
  expect(await linesOf(await send())).toEqual([
    `${ash.paychexId} Hourly 12.00 2.00`,
    `${ash.paychexId} OT 12.00`,
  ])
})

test('a late shift earns its overtime in a file of its day, too, when the week was settled', async () => {
  const ash = await hire('Ash')
  await shift(ash, 0, 44)
  await send()
  await shift(ash, 60, 62)
  expect(await linesOf(await send({}, [48, 72]))).toEqual([
    `${ash.paychexId} Hourly 12.00 2.00`,
    `${ash.paychexId} OT 12.00`,
  ])
  await expectRefusal(venue, 'spiNothingNew', () => send())
})

test('each week of two stands alone, and an exempt festival pays no premium', async () => {
  await settle({ period: { weeks: 2, anchor: '2024-01-01', hour: 6 } })
  const ash = await hire('Ash')
  for (const from of [0, 24, 48, 72, 96]) await shift(ash, from, from + 10)
  for (const from of [168, 192, 216]) await shift(ash, from, from + 10)
  expect(await linesOf(await send({}, [0, 336]))).toEqual([
    `${ash.paychexId} Hourly 12.00 80.00`,
    `${ash.paychexId} OT 60.00`,
  ])
  await settle({ overtime: 'exempt' })
  for (const from of [336, 360, 384]) await shift(ash, from, from + 20)
  expect(await linesOf(await send({}, [336, 504]))).toEqual([`${ash.paychexId} Hourly 12.00 60.00`])
})

test('a correction holds signed differences; afterwards there are none', async () => {
  const [ash, bo] = [await hire('Ash'), await hire('Bo')]
  const long = await shift(ash, 0, 44)
  const tipped = await shift(ash, 60, 62, { isTipped: true, cashTips: 10 })
  const gone = await shift(bo, 0, 5)
  await shift(bo, 24, 30)
  await send()
  await expectRefusal(venue, 'spiNothingNew', () => correct())
  await mara.patch(`/api/timeclock/${long.id}`, { endTime: at(43) })
  await mara.patch(`/api/timeclock/${tipped.id}`, { cashTips: 7.5 })
  await mara.delete(`/api/timeclock/${gone.id}`)
  const reply = await correct()
  // 46 hours were 36.00 of premium, 45 are 30.00.
  expect(await linesOf(reply)).toEqual([
    `${ash.paychexId} Hourly 12.00 -1.00`,
    `${ash.paychexId} OT -6.00`,
    `${ash.paychexId} Cash -2.50`,
    `${bo.paychexId} Hourly 12.00 -5.00`,
  ])
  expect(reply.json()).toMatchObject({ entries: 3, premium: -600 })
  await expectRefusal(venue, 'spiNothingNew', () => correct())
  await expectRefusal(venue, 'spiNothingNew', () => send())
  const changes = await mara.get('/api/payroll/changes', { festivalId: venue.home.id })
  expect(changes.json().filter(({ user }: { user: { id: string } }) => user.id === ash.id)).toEqual([])
})

test('a correction moves hours and premium to the new Paychex ID', async () => {
  const ash = await hire('Ash')
  await shift(ash, 0, 46)
  await send()
  await venue.db.update(users).set({ paychexId: 'NEW1' }).where(eq(users.id, ash.id))
  expect((await linesOf(await correct())).sort()).toEqual(
    [
      'NEW1 Hourly 12.00 46.00',
      'NEW1 OT 36.00',
      `${ash.paychexId} Hourly 12.00 -46.00`,
      `${ash.paychexId} OT -36.00`,
    ].sort(),
  )
})

test('a correction takes from the old Paychex ID the premium that it has, not what the new one got since', async () => {
  const ash = await hire('Ash')
  await shift(ash, 0, 46)
  await send()
  await venue.db.update(users).set({ paychexId: 'NEW2' }).where(eq(users.id, ash.id))
  await shift(ash, 60, 62)
  expect(await linesOf(await send())).toEqual(['NEW2 Hourly 12.00 2.00', 'NEW2 OT 12.00'])
  expect((await linesOf(await correct())).sort()).toEqual(
    [
      'NEW2 Hourly 12.00 46.00',
      'NEW2 OT 36.00',
      `${ash.paychexId} Hourly 12.00 -46.00`,
      `${ash.paychexId} OT -36.00`,
    ].sort(),
  )
})

test('entries that are moved to a new Paychex ID one by one move the premium once', async () => {
  const ash = await hire('Ash')
  const [one, two] = [await shift(ash, 0, 23), await shift(ash, 24, 47)]
  await send()
  await venue.db.update(users).set({ paychexId: 'NEW3' }).where(eq(users.id, ash.id))
  const move = (id: number) => send({ kind: 'spiCorrection', entryIds: [id] })
  expect((await linesOf(await move(one.id))).sort()).toEqual(
    [
      'NEW3 Hourly 12.00 23.00',
      'NEW3 OT 36.00',
      `${ash.paychexId} Hourly 12.00 -23.00`,
      `${ash.paychexId} OT -36.00`,
    ].sort(),
  )
  expect((await linesOf(await move(two.id))).sort()).toEqual(
    ['NEW3 Hourly 12.00 23.00', `${ash.paychexId} Hourly 12.00 -23.00`].sort(),
  )
})

test('a correction of a week that was paid before the rule changed takes no premium back', async () => {
  const ash = await hire('Ash')
  const entries = []
  for (const from of [0, 24, 48, 72, 96]) entries.push(await shift(ash, from, from + 10))
  expect(await linesOf(await send())).toContain(`${ash.paychexId} OT 60.00`)
  // Thursdays: the ten hours of overtime would be in no week of their own.
  await settle({ period: { weeks: 1, anchor: '2024-01-04', hour: 6 } })
  await mara.patch(`/api/timeclock/${entries[4]!.id}`, { endTime: at(107) })
  expect(await linesOf(await correct())).toEqual([
    `${ash.paychexId} Hourly 12.00 1.00`,
    `${ash.paychexId} OT 6.00`,
  ])
  const overtime = await mara.get('/api/payroll/overtime', {
    ...{ festivalId: venue.home.id, since: at(0), until: at(168) },
  })
  const own = overtime.json().weeks.filter(({ user }: { user: { id: string } }) => user.id === ash.id)
  expect(own).toMatchObject([{ startsAt: at(0), endsAt: at(168), premium: 6600 }])
  const statement = await mara.get(`/api/statements/${ash.id}`, { since: at(0), until: at(168) })
  expect(statement.json().premium).toEqual({ hundredths: 1100, cents: 6600 })
})

test('a shift that moved without other hours is settled by a file without lines', async () => {
  const ash = await hire('Ash')
  const { id } = await shift(ash, 0, 5)
  await send()
  await mara.patch(`/api/timeclock/${id}`, { startTime: at(1), endTime: at(6) })
  expect((await correct()).json()).toMatchObject({ entries: 1, lines: 0 })
  await expectRefusal(venue, 'spiNothingNew', () => correct())
})

test('everything that is wrong is listed, and nothing is written', async () => {
  const [ash, bo, cy, di] = [
    await hire('Ash', '000'),
    await hire('Bo', '12345678901'),
    await hire('Cy', 'A-1'),
    await hire('Di', 'SAME'),
  ]
  const ed = await hire('Ed', 'SAME')
  for (const worker of [ash, bo, cy, di, ed]) await shift(worker, 0, 5)
  await settle({ companyId: '', components: { ...COMPONENTS, regular: '' } })
  const name = ({ id, firstName, lastName }: Worker) => ({ id, firstName, lastName })
  await expectRefusal(venue, 'spiRefused', () => send())
  const { problems } = (await send()).json().error.details
  expect(problems.slice(0, 2)).toEqual([
    { kind: 'noCompanyId' },
    { kind: 'noComponent', component: 'regular' },
  ])
  expect(problems.slice(2)).toEqual(
    expect.arrayContaining([
      { kind: 'noWorkerId', person: name(ash) },
      { kind: 'workerIdTooLong', person: name(bo), workerId: '12345678901' },
      { kind: 'workerIdCharacters', person: name(cy), workerId: 'A-1' },
      expect.objectContaining({ kind: 'workerIdShared', workerId: 'SAME' }),
    ]),
  )
  expect(problems).toHaveLength(6)
})

test('a premium whose hours are all gone is taken back from the Paychex ID that has it', async () => {
  const ash = await hire('Ash')
  const { id } = await shift(ash, 0, 46)
  await send()
  await settle({ overtime: 'exempt' })
  await mara.delete(`/api/timeclock/${id}`)
  expect(await linesOf(await correct())).toEqual([`${ash.paychexId} Hourly 12.00 -46.00`])
  await settle()
  await venue.db.update(users).set({ paychexId: '000' }).where(eq(users.id, ash.id))
  expect(await linesOf(await send())).toEqual([`${ash.paychexId} OT -36.00`])
  await expectRefusal(venue, 'spiNothingNew', () => send())
})

test('a line that only takes something back needs a Paychex ID, too', async () => {
  const ash = await hire('Ash')
  const { id } = await shift(ash, 0, 5)
  await send()
  const erased = await admin.post(`/api/users/${ash.id}/erase`, { confirmation: `Ash ${ash.lastName}` })
  expect(erased.statusCode).toBe(200)
  // Refused nowadays: an entry that was deleted before it was.
  await venue.db.update(timeEntries).set({ deletedAt: venue.clock.now }).where(eq(timeEntries.id, id))
  await expectRefusal(venue, 'spiRefused', () => correct())
  expect((await correct()).json().error.details.problems).toEqual([
    { kind: 'noWorkerId', person: { id: ash.id, firstName: 'Former', lastName: 'employee' } },
  ])
})

test('so does one that only takes a premium back', async () => {
  const ash = await hire('Ash')
  const { id } = await shift(ash, 0, 46)
  await send()
  await settle({ overtime: 'exempt' })
  await mara.delete(`/api/timeclock/${id}`)
  await correct()
  await admin.post(`/api/users/${ash.id}/erase`, { confirmation: `Ash ${ash.lastName}` })
  await settle()
  await expectRefusal(venue, 'spiRefused', () => send())
  expect((await send()).json().error.details.problems).toMatchObject([
    { kind: 'noWorkerId', person: { id: ash.id } },
  ])
})

test('an id that moved to somebody else is no reason to refuse their hours', async () => {
  const [ash, bo] = [await hire('Ash'), await hire('Bo')]
  await shift(ash, 0, 5)
  await send()
  await venue.db.update(users).set({ paychexId: 'OTHER' }).where(eq(users.id, ash.id))
  await venue.db.update(users).set({ paychexId: ash.paychexId }).where(eq(users.id, bo.id))
  await shift(bo, 24, 28)
  expect(await linesOf(await send())).toEqual([`${ash.paychexId} Hourly 12.00 4.00`])
  expect((await linesOf(await correct())).sort()).toEqual(
    [`${ash.paychexId} Hourly 12.00 -5.00`, 'OTHER Hourly 12.00 5.00'].sort(),
  )
})

test('an id that is only taken back may be that of somebody else by now', async () => {
  const [ash, bo] = [await hire('Ash'), await hire('Bo')]
  const [gone, moved] = [await shift(ash, 0, 5), await shift(bo, 24, 28)]
  await send()
  await mara.delete(`/api/timeclock/${gone.id}`)
  await venue.db.update(users).set({ paychexId: 'LEFT' }).where(eq(users.id, ash.id))
  await venue.db.update(users).set({ paychexId: ash.paychexId }).where(eq(users.id, bo.id))
  await mara.patch(`/api/timeclock/${moved.id}`, { endTime: at(30) })
  expect((await linesOf(await correct())).sort()).toEqual(
    [`${ash.paychexId} Hourly 12.00 1.00`, `${bo.paychexId} Hourly 12.00 -4.00`].sort(),
  )
})

test('files made at once do not hold the same hours', async () => {
  const ash = await hire('Ash')
  for (let round = 0; round < rounds(20); round++) {
    await shift(ash, round * 5, round * 5 + 3)
    const replies = await Promise.all([send(), send(), send(), send()])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
  }
})

test('a change during a file is in it, or listed as changed since', async () => {
  const ash = await hire('Ash')
  for (let round = 0; round < rounds(20); round++) {
    const entry = await shift(ash, round * 5, round * 5 + 2)
    const [made] = await Promise.all([
      send(),
      venue.db.update(timeEntries).set({ cashTips: 5 }).where(eq(timeEntries.id, entry.id)),
    ])
    const [snapshot] = await venue.db
      .select()
      .from(payrollExportEntries)
      .where(eq(payrollExportEntries.timeEntryId, entry.id))
    expect(made.statusCode).toBe(200)
    expect(snapshot!.cashTips === 5 || snapshot!.isTouched).toBe(true)
    const exported = (await linesOf(made)).some((line) => line.includes('Cash 5.00'))
    expect(exported).toBe(snapshot!.cashTips === 5)
  }
})

test('another festival is not found, and the range is required', async () => {
  const elsewhere = await venue.festival('Elsewhere')
  await expectRefusal(venue, 'notFound', () => send({ festivalId: elsewhere.id }))
  for (const wrong of [
    { since: undefined },
    { until: at(-1) },
    { until: '2090-01-01T00:00:00Z' },
    { kind: 'csv' },
    { startDate: '2024-10-07' },
    { entryIds: [] },
  ])
    await expectRefusal(venue, 'invalidInput', () => send(wrong))
})

test('an id that moved to somebody else keeps their lines when the first person is erased', async () => {
  const [ash, bo] = [await hire('Ash'), await hire('Bo')]
  await shift(ash, 0, 5)
  const first = await send()
  await venue.db.update(users).set({ paychexId: 'MOVED' }).where(eq(users.id, ash.id))
  await venue.db.update(users).set({ paychexId: ash.paychexId }).where(eq(users.id, bo.id))
  await shift(ash, 24, 26)
  await shift(bo, 24, 28)
  const second = await send()
  const correction = await correct()
  const erased = await admin.post(`/api/users/${ash.id}/erase`, { confirmation: `Ash ${ash.lastName}` })
  expect(erased.json()).toMatchObject({ sealedUntil: expect.any(String) })
  await applyRetention(venue.db, new Date('2040-01-01T12:00:00Z'))
  expect(await linesOf(first)).toEqual(['000 Hourly 12.00 5.00'])
  expect((await linesOf(second)).sort()).toEqual(
    ['000 Hourly 12.00 2.00', `${ash.paychexId} Hourly 12.00 4.00`].sort(),
  )
  expect((await linesOf(correction)).sort()).toEqual(['000 Hourly 12.00 -5.00', '000 Hourly 12.00 5.00'])
})

test('a shift over the end of a workweek: the file in which it is paid pays the overtime of its hours before it', async () => {
  const ash = await hire('Ash')
  for (const day of [0, 1, 2, 3]) await shift(ash, 24 * day, 24 * day + 10)
  await shift(ash, 164, 172)
  expect(await linesOf(await send())).toEqual([`${ash.paychexId} Hourly 12.00 40.00`])
  expect(await linesOf(await send({}, [168, 336]))).toEqual([
    `${ash.paychexId} Hourly 12.00 8.00`,
    `${ash.paychexId} OT 24.00`,
  ])
  await expectRefusal(venue, 'spiNothingNew', () => send({}, [168, 336]))
})
