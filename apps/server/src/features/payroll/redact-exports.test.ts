import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import {
  payrollExportEntries,
  payrollExportPremiums,
  payrollExports,
  users,
} from '../../platform/database/schema.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3 })
const festivalId = venue.home.id
const days = { startDate: '2024-09-30', endDate: '2024-10-06' }

test('an erased person leaves the kept files and searches; hours, money and the hash stay', async () => {
  const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
  await venue.db.update(users).set({ paychexId: '4711' }).where(eq(users.id, ash.id))
  const shifts = [
    await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z', { payrate: 15 }),
    await venue.shift(bo.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z', { payrate: 16 }),
  ]
  const send = async (text: string) =>
    (
      await ada.post('/api/payroll/exports', {
        ...{ festivalId, ...days, entryIds: shifts.map(({ id }) => id), filter: { text, event: 'Hayride' } },
        again: true,
      })
    ).json()
  const [made, other] = [await send(`ash ${ash.lastName}`), await send('actor')]
  const file = async () => (await ada.get(`/api/payroll/exports/${made.id}/file`)).body
  const before = (await file()).split('\r\n')
  const week = {
    weekStartsAt: new Date('2024-09-30T10:00:00Z'),
    weekEndsAt: new Date('2024-10-07T10:00:00Z'),
  }
  await venue.db
    .insert(payrollExportPremiums)
    .values({ exportId: made.id, userId: ash.id, workerId: '4711', ...week, hundredths: 100, premium: 6 })

  const reply = await ada.post(`/api/users/${ash.id}/erase`, { confirmation: `Ash ${ash.lastName}` })
  expect(reply.statusCode).toBe(200)
  const after = (await file()).split('\r\n')
  expect(after[1]).toBe(before[1]!.replace(`Ash ${ash.lastName},4711`, 'Former employee,000'))
  expect([after[0], after[2]]).toEqual([before[0], before[2]])

  const listed = (await ada.get(`/api/payroll/exports?festivalId=${festivalId}`)).json()
  const [second, first] = listed
  expect(first).toMatchObject({
    ...{ id: made.id, redactedAt: venue.clock.now.toISOString(), fileHash: made.fileHash, changed: 0 },
    filter: { text: '[erased]', event: 'Hayride' },
  })
  expect(second).toMatchObject({ id: other.id, filter: { text: 'actor' } })
  expect(
    createHash('sha256')
      .update(await file())
      .digest('hex'),
  ).not.toBe(made.fileHash)
  const told = await venue.db
    .select({ id: payrollExportEntries.timeEntryId, paychexId: payrollExportEntries.paychexId })
    .from(payrollExportEntries)
    .innerJoin(payrollExports, eq(payrollExports.id, payrollExportEntries.exportId))
  expect(told.filter(({ id }) => id === shifts[0]!.id).map(({ paychexId }) => paychexId)).toEqual([
    '000',
    '000',
  ])
  expect(await venue.db.select().from(payrollExportPremiums)).toMatchObject([{ workerId: '000', premium: 6 }])
})

test('the database keeps entries and exports together without a foreign key', async () => {
  const cleo = await venue.hire('Cleo', 'Actor')
  const shift = await venue.shift(cleo.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z')
  const { id } = (
    await ada.post('/api/payroll/exports', { festivalId, ...days, entryIds: [shift.id] })
  ).json()
  const query = (text: string) => venue.db.$client.query(text)
  const broken = { code: '23503' }
  await expect(
    query(`insert into payroll_export_entries (time_entry_id, export_id) values (2000000000, ${id})`),
  ).rejects.toMatchObject(broken)
  await expect(
    query(`insert into payroll_export_entries (time_entry_id, export_id) values (${shift.id}, 2000000000)`),
  ).rejects.toMatchObject(broken)
  await expect(query(`delete from time_entries where id = ${shift.id}`)).rejects.toMatchObject(broken)
  await expect(query(`update payroll_export_entries set export_id = export_id + 1`)).rejects.toMatchObject({
    code: '23000',
  })
  await query(`delete from payroll_exports where id = ${id}`)
  expect(await venue.db.$count(payrollExportEntries, eq(payrollExportEntries.exportId, id))).toBe(0)
})
