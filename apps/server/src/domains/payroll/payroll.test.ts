import { createHash } from 'node:crypto'
import { paychexCsv } from '@nightshift/shared/payroll/paychex-csv'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import {
  auditLog,
  payrollExportEntries,
  payrollExports,
  timeEntries,
} from '../../platform/database/schema.ts'
import { expectRefusal } from '../people/employees/testing/refused.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const ash = await venue.hire('Ash', 'Actor')
const days = { startDate: '2024-09-30', endDate: '2024-10-06' }
let night = 0

const shift = (settings: Parameters<typeof venue.shift>[3] = {}) => {
  const day = new Date(Date.UTC(2024, 8, 30, 10 + 5 * night++))
  const end = new Date(day.getTime() + 4 * 3_600_000)
  return venue.shift(ash.id, day.toISOString(), end.toISOString(), settings)
}
/** Rounded to no hours. */
const withoutHours = () => venue.shift(ash.id, '2024-10-06T21:00:00Z', '2024-10-06T21:00:17Z')
const send = (entryIds: number[], more: object = {}) =>
  mara.post('/api/payroll/exports', { festivalId: venue.home.id, ...days, entryIds, ...more })

test('an export is recorded with its entries and audited; an id sent twice counts once', async () => {
  const [one, two] = [await shift(), await shift()]
  const reply = await send([one.id, two.id, one.id])
  const { id } = reply.json()
  expect(reply.json()).toEqual({
    ...{ id, madeAt: venue.clock.now.toISOString(), entries: 2 },
    fileName: '2024-09-30-2024-10-06_fm_paychex_export.csv',
    fileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(await venue.db.select().from(payrollExports).where(eq(payrollExports.id, id))).toMatchObject([
    {
      id,
      festivalId: venue.home.id,
      madeAt: venue.clock.now,
      madeBy: mara.id,
      startsOn: days.startDate,
      endsOn: days.endDate,
    },
  ])
  const stored = await venue.db
    .select()
    .from(payrollExportEntries)
    .where(eq(payrollExportEntries.exportId, id))
  expect(stored.map(({ timeEntryId }) => timeEntryId).sort()).toEqual([one.id, two.id].sort())
  const isExport = and(eq(auditLog.entity, 'payrollExport'), eq(auditLog.entityId, String(id)))
  expect(await venue.db.select().from(auditLog).where(isExport)).toMatchObject([
    {
      actorId: mara.id,
      festivalId: venue.home.id,
      action: 'create',
      after: { startsOn: days.startDate, endsOn: days.endDate, entries: 2 },
    },
  ])
})

test('the file is what the browser made before, in the order that was asked for', async () => {
  const [one, two] = [
    await shift({ cashTips: 12.5, creditTips: 0.1, deduction: 3 }),
    await shift({ payrate: 10.25 }),
  ]
  const { id, fileHash } = (await send([two.id, one.id])).json()
  const file = await mara.get(`/api/payroll/exports/${id}/file`)
  const user = { firstName: ash.firstName, lastName: ash.lastName, paychexId: '000' }
  const asListed = [two, one].map((entry) => ({
    ...entry,
    startTime: entry.startTime.toISOString(),
    endTime: entry.endTime!.toISOString(),
    user,
  }))
  expect(file.body).toBe(paychexCsv(asListed, 'America/New_York'))
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="2024-09-30-2024-10-06_fm_paychex_export.csv"',
    'cache-control': 'no-store',
  })
  expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(fileHash)
})

test('the file stays as it was when its entries change', async () => {
  const entry = await shift()
  const { id } = (await send([entry.id])).json()
  const read = async () => (await mara.get(`/api/payroll/exports/${id}/file`)).body
  const before = await read()
  await mara.patch(`/api/timeclock/${entry.id}`, { deduction: 5 })
  await mara.patch(`/api/users/${ash.id}`, { lastName: 'Married' })
  expect(await read()).toBe(before)
  await mara.patch(`/api/users/${ash.id}`, { lastName: ash.lastName })
})

test('an entry that a file holds comes into another only when asked for again; the refusal names the file', async () => {
  const [held, { id }] = [await shift(), await shift()]
  const first = (await send([held.id])).json()
  await expectRefusal(venue, 'alreadyExported', () => send([held.id, id]))
  const { error } = (await send([held.id, id])).json()
  expect(error.message).toContain(`1 of these entries is in an earlier payroll file: ${first.fileName}.`)
  expect(error.details).toEqual({
    files: [{ exportId: first.id, kind: 'csv', fileName: first.fileName, entries: 1 }],
  })
  expect((await send([held.id, id], { again: true })).json()).toMatchObject({ entries: 2 })
})

test('the refusal names files of one name once', async () => {
  const shifts = [await shift(), await shift()]
  const names = []
  for (const { id } of shifts) names.push((await send([id])).json().fileName)
  expect(names[1]).toBe(names[0])
  const { error } = (await send(shifts.map(({ id }) => id))).json()
  expect(error.message).toContain(`in earlier payroll files: ${names[0]} (2 files). Payroll`)
  expect(error.details.files).toHaveLength(2)
})

test('of two exports of the same entries at once, one is refused', async () => {
  const { id } = await shift()
  const replies = await Promise.all([send([id]), send([id])])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('nothing is recorded when one entry is deleted, open, foreign or unknown', async () => {
  const good = await shift()
  const elsewhere = await venue.festival('Elsewhere')
  const foreign = await venue.position('Elf', { festivalId: elsewhere.id })
  const bo = await venue.hire('Bo', 'Actor')
  for (const { id } of [
    await shift({ deletedAt: venue.clock.now }),
    await shift({ festivalId: elsewhere.id, positionId: foreign.id }),
    await venue.shift(bo.id, '2024-10-04T21:00:00Z', null),
    { id: 2_000_000_000 },
  ])
    await expectRefusal(venue, 'changedMeanwhile', () => send([good.id, id]))
})

test('an entry without hours is named, and nothing is recorded', async () => {
  const [good, { id }] = [await shift(), await withoutHours()]
  await expectRefusal(venue, 'exportWithoutHours', () => send([good.id, id]))
})

test('another festival is not found, and days and entries are required', async () => {
  const { id } = await shift()
  const elsewhere = await venue.festival('Elsewhere')
  await expectRefusal(venue, 'notFound', () => send([id], { festivalId: elsewhere.id }))
  for (const wrong of [
    { entryIds: [] },
    { entryIds: ['1'] },
    { startDate: '2024-10-07' },
    { endDate: 'Sunday' },
    { madeBy: ash.id },
    { kind: 'spi' },
    { since: '2024-09-30T10:00:00Z' },
    { filter: { text: 1 } },
    { filter: { 'te\0xt': 'ash' } },
    { filter: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`filter ${at}`, 'ash'])) },
  ])
    await expectRefusal(venue, 'invalidInput', () => send([id], wrong))
})

test('no file is made while an entry of its dates needs review, though the file would not hold it', async () => {
  const [good, held] = [await shift(), await shift({ needsReview: 'forgotten' })]
  for (const entryIds of [[good.id], [good.id, held.id]])
    expect(await expectRefusal(venue, 'exportNeedsReview', () => send(entryIds))).toEqual({
      entryIds: [held.id],
    })
  const before = { since: '2024-09-30T10:00:00.000Z', until: held.endTime!.toISOString() }
  expect((await send([good.id], before)).statusCode).toBe(200)
  await venue.db.update(timeEntries).set({ needsReview: null }).where(eq(timeEntries.id, held.id))
  expect((await send([held.id])).statusCode).toBe(200)
})

test('an entry that ended outside the dates of the file is refused, at the festival and to the millisecond', async () => {
  const bo = await venue.hire('Bo', 'Actor')
  const ended = (start: string, end: string) => venue.shift(bo.id, `2024-${start}:00Z`, `2024-${end}:00Z`)
  const late = await ended('10-07T02:00', '10-07T04:00')
  const last = await ended('10-06T21:00', '10-07T01:00')
  const early = await ended('09-29T23:00', '09-30T03:59')
  const first = await ended('09-30T03:59', '09-30T04:00')
  expect(
    await expectRefusal(venue, 'exportOutsideDates', () => send([late.id, last.id, early.id, first.id])),
  ).toEqual({ entryIds: [late.id, early.id] })
  const period = { since: '2024-09-30T10:00:00Z', until: '2024-10-07T10:00:00Z' }
  expect(
    await expectRefusal(venue, 'exportOutsideDates', () => send([late.id, last.id, first.id], period)),
  ).toEqual({ entryIds: [first.id] })
  expect((await send([first.id, last.id])).statusCode).toBe(200)
  expect((await send([late.id], period)).statusCode).toBe(200)
})
