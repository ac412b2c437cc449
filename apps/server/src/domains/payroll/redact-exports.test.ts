import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expectRefusal } from '../../../test/testing/refusals.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { payrollExportEntries, payrollExportPremiums, users } from '../../platform/database/schema.ts'
import { applyRetention } from '../setup/retention/retention.service.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3 })
const mara = await venue.person('Mara', { accessLvl: 2 })
const festivalId = venue.home.id
const days = { startDate: '2024-09-30', endDate: '2024-10-06' }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a file stays as it was while the name of an erased person is sealed, then a copy without them replaces it', async () => {
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
  const file = (reader = ada) => reader.get(`/api/payroll/exports/${made.id}/file`)
  const listed = async () => (await ada.get(`/api/payroll/exports?festivalId=${festivalId}`)).json()
  const before = (await file()).body
  const week = {
    weekStartsAt: new Date('2024-09-30T10:00:00Z'),
    weekEndsAt: new Date('2024-10-07T10:00:00Z'),
  }
  await venue.db
    .insert(payrollExportPremiums)
    .values({ exportId: made.id, userId: ash.id, workerId: '4711', ...week, hundredths: 100, premium: 6 })

  const reply = await ada.post(`/api/users/${ash.id}/erase`, { confirmation: `Ash ${ash.lastName}` })
  expect(reply.statusCode).toBe(200)
  expect((await file()).body).toBe(before)
  expect(sha256(before)).toBe(made.fileHash)
  await expectRefusal(venue, 'namesErased', () => file(mara))
  const [second, first] = await listed()
  expect(first).toMatchObject({
    ...{ id: made.id, namesErased: true, redactedAt: null, redactedHash: null, changed: 0 },
    ...{ fileHash: made.fileHash, filter: { text: '[erased]', event: 'Hayride' } },
  })
  expect(second).toMatchObject({ id: other.id, filter: { text: 'actor' } })
  const exported = await venue.db
    .select({ id: payrollExportEntries.timeEntryId, paychexId: payrollExportEntries.paychexId })
    .from(payrollExportEntries)
  expect(exported.filter(({ id }) => id === shifts[0]!.id).map(({ paychexId }) => paychexId)).toEqual([
    '000',
    '000',
  ])
  expect(await venue.db.select().from(payrollExportPremiums)).toMatchObject([{ workerId: '000', premium: 6 }])

  // On the last day of the seal, and after it.
  await applyRetention(venue.db, new Date(`${reply.json().sealedUntil}T20:00:00Z`))
  expect((await file()).body).toBe(before)
  const later = new Date('2040-01-01T12:00:00Z')
  await applyRetention(venue.db, later)
  const copy = (await file(mara)).body
  const [header, line, others] = before.split('\r\n')
  const without = line!.replace(`Ash ${ash.lastName},4711`, 'Former employee,000')
  expect(copy.split('\r\n')).toEqual([header, without, others])
  expect((await listed())[1]).toMatchObject({
    ...{ id: made.id, namesErased: false, redactedAt: later.toISOString() },
    ...{ fileHash: made.fileHash, redactedHash: sha256(copy) },
  })
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
