import type { ErasurePreview } from '@nightshift/shared/people/erasure/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { users } from '../../../platform/database/schema.ts'
import { exportEntries } from './testing/canaries.ts'

// An erasure is refused while payroll lacks something: a file of afterwards could name nobody.

const venue = await openVenue()
const { db } = venue
const ada = await venue.person('Ada', { accessLvl: 3 })
const mara = await venue.person('Mara', { accessLvl: 2 })

const erase = ({ id, firstName, lastName }: Person, by = ada) =>
  by.post(`/api/users/${id}/erase`, { confirmation: `${firstName} ${lastName}` })
const preview = async ({ id }: { id: string }): Promise<ErasurePreview> =>
  (await ada.get(`/api/users/${id}/erasure`)).json()

/** A festival that makes import files, and somebody with a shift of its week that payroll does not have. */
async function importing() {
  const { id: festivalId } = await venue.festival('Elsewhere')
  const boss = await venue.person('Boss', { accessLvl: 3, festivalId })
  await boss.patch(`/api/festivals/${festivalId}/payroll-settings`, {
    ...{ companyId: '7012', overtime: 'exempt' },
    components: { regular: 'Hourly', overtime: '', cashTips: '', creditTips: '', deduction: '' },
  })
  const { id: positionId } = await venue.position('Actor', { festivalId })
  const ash = await venue.person('Ash', { paychexId: '707', festivalId })
  const work = ({ id }: Person, night: number) =>
    venue.shift(id, `2024-09-${night}T21:00:00Z`, `2024-09-${night + 1}T05:00:00Z`, {
      festivalId,
      positionId,
    })
  const shift = await work(ash, 27)
  const days = { startDate: '2024-09-23', endDate: '2024-09-29' }
  const span = { since: '2024-09-23T10:00:00.000Z', until: '2024-09-30T10:00:00.000Z' }
  return {
    ...{ boss, ash, shift, work, festivalId },
    sendSpi: (kind: string) =>
      boss.post('/api/payroll/exports/spi', { festivalId, ...days, ...span, kind, again: true }),
    sendCsv: (kind: string, entryIds = [shift.id]) =>
      boss.post('/api/payroll/exports', { festivalId, ...days, startDate: '2024-09-01', entryIds, kind }),
  }
}

test('hours that payroll does not have, until it has them', async () => {
  const ash = await venue.person('Ash')
  const shift = await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
  // Entries without hours are in no export, ever.
  await venue.shift(ash.id, '2024-09-28T21:00:00Z', '2024-09-28T21:00:00Z')
  const deleted = await venue.shift(ash.id, '2024-09-29T21:00:00Z', '2024-09-30T05:00:00Z')
  await mara.delete(`/api/timeclock/${deleted.id}`)
  await expectRefusal(venue, 'unexportedHours', () => erase(ash))
  expect(await preview(ash)).toMatchObject({ refusals: ['unexportedHours'], unexportedEntries: 1 })
  await exportEntries(venue, [shift.id])
  expect(await preview(ash)).toMatchObject({ refusals: [], unexportedEntries: 0, timeEntries: 2 })
  expect((await erase(ash)).statusCode).toBe(200)
})

test('hours that only a CSV holds, once the festival makes import files, until one holds them', async () => {
  const { boss, ash, shift, work, festivalId, sendSpi, sendCsv } = await importing()
  const bo = await venue.person('Bo', { paychexId: '708', festivalId })
  const earlier = await work(bo, 20)
  await sendCsv('csv', [shift.id, earlier.id])
  await work(bo, 24)
  expect((await sendSpi('spi')).json()).toMatchObject({ entries: 2 })
  const late = await work(ash, 28)
  await sendCsv('csv', [late.id])
  await expectRefusal(venue, 'unexportedHours', () => erase(ash, boss))
  expect((await boss.get(`/api/users/${ash.id}/erasure`)).json()).toMatchObject({ unexportedEntries: 1 })
  expect((await sendSpi('spi')).json()).toMatchObject({ entries: 1 })
  expect((await erase(ash, boss)).statusCode).toBe(200)
  // What payroll had before the first import file, it has from a CSV.
  expect((await erase(bo, boss)).statusCode).toBe(200)
})

test('tips without hours, until they have hours or their pay period is approved', async () => {
  const stage = async (name: string, day: string) => {
    const person = await venue.person(name)
    const tips = { isTipped: true, creditTips: 7.5 }
    const mistaken = await venue.shift(person.id, `${day}T21:00:00Z`, `${day}T21:00:17Z`, tips)
    await expectRefusal(venue, 'unexportedHours', () => erase(person))
    expect(await preview(person)).toMatchObject({ unexportedEntries: 1 })
    return { person, mistaken }
  }
  const [ash, bo] = [await stage('Ash', '2024-08-13'), await stage('Bo', '2024-08-20')]
  await mara.patch(`/api/timeclock/${ash.mistaken.id}`, { endTime: '2024-08-13T23:00:00Z' })
  await exportEntries(venue, [ash.mistaken.id])
  expect((await erase(ash.person)).statusCode).toBe(200)
  const span = { startsAt: '2024-08-19T10:00:00.000Z', endsAt: '2024-08-26T10:00:00.000Z' }
  const override = { kind: 'moneyWithoutHours', entryId: bo.mistaken.id, reason: 'Paid in cash' }
  const approved = await mara.post('/api/pay-periods/approve', {
    ...{ festivalId: venue.home.id, ...span, overrides: [override] },
  })
  expect(approved.statusCode, approved.body).toBe(200)
  expect((await erase(bo.person)).statusCode).toBe(200)
})

describe('hours that changed after their export, until a correction file says so:', () => {
  const days = { startDate: '2024-09-23', endDate: '2024-09-29' }
  const send = (entryIds: number[], kind = 'csv') =>
    mara.post('/api/payroll/exports', { festivalId: venue.home.id, ...days, entryIds, kind })
  const exported = async (paychexId: string) => {
    const ash = await venue.person('Ash', { paychexId })
    const shift = await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
    expect((await send([shift.id])).statusCode).toBe(200)
    return { ash, shift }
  }
  const expectRefused = async (ash: Person) => {
    await expectRefusal(venue, 'uncorrectedHours', () => erase(ash))
    expect(await preview(ash)).toMatchObject({ refusals: ['uncorrectedHours'], uncorrectedEntries: 1 })
  }

  test.each<[string, (entryId: number, person: Person) => Promise<unknown>]>([
    ['a shorter shift', (id) => mara.patch(`/api/timeclock/${id}`, { endTime: '2024-09-28T04:00:00.000Z' })],
    ['a deleted entry', (id) => mara.delete(`/api/timeclock/${id}`)],
    ['another Paychex ID', (_, { id }) => ada.patch(`/api/users/${id}`, { paychexId: '606' })],
  ])('%s', async (_, change) => {
    const { ash, shift } = await exported('505')
    await change(shift.id, ash)
    await expectRefused(ash)
    const corrected = (await send([shift.id], 'csvCorrection')).json()
    const file = (await mara.get(`/api/payroll/exports/${corrected.id}/file`)).body
    expect(file).toContain(`Ash ${ash.lastName}`)
    expect(await preview(ash)).toMatchObject({ refusals: [], uncorrectedEntries: 0 })
    expect((await erase(ash)).statusCode).toBe(200)
  })

  test('an import file, which a CSV correction does not correct', async () => {
    const { boss, ash, shift, sendSpi, sendCsv } = await importing()
    expect((await sendSpi('spi')).json()).toMatchObject({ entries: 1 })
    await sendCsv('csv')
    await boss.patch(`/api/timeclock/${shift.id}`, { endTime: '2024-09-28T04:00:00.000Z' })
    await expectRefusal(venue, 'uncorrectedHours', () => erase(ash, boss))
    expect((await sendCsv('csvCorrection')).statusCode).toBe(409)
    expect((await sendSpi('spiCorrection')).json()).toMatchObject({ entries: 1 })
    expect((await erase(ash, boss)).statusCode).toBe(200)
  })

  test('at a festival that they have left', async () => {
    const { ash, shift } = await exported('808')
    const elsewhere = await venue.festival('Elsewhere')
    await db.update(users).set({ festivalId: elsewhere.id }).where(eq(users.id, ash.id))
    await mara.patch(`/api/timeclock/${shift.id}`, { endTime: '2024-09-28T04:00:00.000Z' })
    await db.update(users).set({ festivalId: null }).where(eq(users.id, ada.id))
    try {
      await expectRefusal(venue, 'uncorrectedHours', () => erase(ash))
    } finally {
      await db.update(users).set({ festivalId: venue.home.id }).where(eq(users.id, ada.id))
    }
  })
})
