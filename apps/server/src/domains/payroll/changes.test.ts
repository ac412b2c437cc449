import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import { payrollExports, timeEntries, users } from '../../platform/database/schema.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const festivalId = venue.home.id
const days = { startDate: '2024-09-30', endDate: '2024-10-06' }

const TIPS = { isTipped: true, cashTips: 5 }

async function exportedShift() {
  const ash = await venue.hire('Ash', 'Actor')
  const { id } = await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z', TIPS)
  return { ash, id, exportId: await exported(id) }
}
const exported = async (...entryIds: number[]): Promise<number> =>
  (await mara.post('/api/payroll/exports', { festivalId, ...days, entryIds, again: true })).json().id
const edit = (id: number, changes: object) => mara.patch(`/api/timeclock/${id}`, changes)
const changes = async (more = '') =>
  (await mara.get(`/api/payroll/changes?festivalId=${festivalId}${more}`)).json()
const changesOf = async (id: number) => (await changes()).filter((change: { id: number }) => change.id === id)

describe('an exported entry', () => {
  test('is changed when its times, money or Paychex ID are, and says what payroll has and what it would get', async () => {
    const { ash, id, exportId } = await exportedShift()
    expect(await changesOf(id)).toEqual([])
    await edit(id, { endTime: '2024-10-02T02:00:00.000Z', cashTips: 7.5, deduction: 1 })
    await mara.patch(`/api/users/${ash.id}`, { paychexId: '205' })
    const before = {
      ...{ paychexId: '000', startTime: '2024-10-01T21:00:00.000Z', endTime: '2024-10-02T01:00:00.000Z' },
      ...{ payrate: 15, cashTips: 5, creditTips: 0, deduction: 0 },
    }
    const after = {
      ...{ ...before, paychexId: '205', endTime: '2024-10-02T02:00:00.000Z', cashTips: 7.5, deduction: 1 },
    }
    const payrate = (await changesOf(id))[0].before.payrate
    expect(await changesOf(id)).toEqual([
      {
        ...{ id, exportId, kind: 'csv', state: 'paid', positionName: 'Actor' },
        user: { id: ash.id, firstName: 'Ash', lastName: ash.lastName, isErased: false },
        exportedAt: venue.clock.now.toISOString(),
        ...{ before: { ...before, payrate }, after: { ...after, payrate } },
      },
    ])
    expect(await changes(`&exportId=${exportId}`)).toHaveLength(1)
    const exports = (await mara.get(`/api/payroll/exports?festivalId=${festivalId}`)).json()
    expect(exports.find((made: { id: number }) => made.id === exportId).changed).toBe(1)
  })

  test('is not changed when it was changed back, or only its note was', async () => {
    const { ash, id } = await exportedShift()
    await edit(id, { cashTips: 9 })
    expect(await changesOf(id)).toHaveLength(1)
    await edit(id, { cashTips: 5, note: 'as it was' })
    await mara.patch(`/api/users/${ash.id}`, { paychexId: '205' })
    await mara.patch(`/api/users/${ash.id}`, { paychexId: '000' })
    expect(await changesOf(id)).toEqual([])
  })

  test('is changed when it was deleted, and no more when that was taken back', async () => {
    const { id } = await exportedShift()
    await mara.delete(`/api/timeclock/${id}`)
    expect(await changesOf(id)).toMatchObject([{ state: 'deleted', before: { cashTips: 5 }, after: null }])
    await mara.post(`/api/timeclock/${id}/undelete`)
    expect(await changesOf(id)).toEqual([])
  })

  test('is changed when it was reopened, has no hours any more, or needs review', async () => {
    const { id } = await exportedShift()
    await edit(id, { endTime: null })
    expect(await changesOf(id)).toMatchObject([{ state: 'open', after: null }])
    await edit(id, { endTime: '2024-10-01T21:00:00.000Z' })
    expect(await changesOf(id)).toMatchObject([{ state: 'noHours', after: null }])
    await edit(id, { endTime: '2024-10-02T03:00:00.000Z' })
    await venue.db.update(timeEntries).set({ needsReview: 'forgotten' }).where(eq(timeEntries.id, id))
    expect(await changesOf(id)).toMatchObject([{ state: 'needsReview', after: { cashTips: 5 } }])
    await venue.db.update(timeEntries).set({ needsReview: null }).where(eq(timeEntries.id, id))
  })

  test('is compared with its latest export; what an SPI holds outranks a CSV', async () => {
    const { id, exportId } = await exportedShift()
    await venue.db.update(payrollExports).set({ kind: 'spi' }).where(eq(payrollExports.id, exportId))
    await edit(id, { cashTips: 9 })
    await exported(id)
    expect(await changesOf(id)).toMatchObject([{ exportId, kind: 'spi', before: { cashTips: 5 } }])
    await venue.db.update(payrollExports).set({ kind: 'csv' }).where(eq(payrollExports.id, exportId))
    expect(await changesOf(id)).toEqual([])
  })

  test('is in the range of time in which it ended, and in that in which it ends now', async () => {
    const { id } = await exportedShift()
    await edit(id, { startTime: '2024-09-25T21:00:00.000Z', endTime: '2024-09-26T01:00:00.000Z' })
    const idsWithin = async (since: string, until: string) =>
      (await changes(`&since=${since}&until=${until}`)).map((change: { id: number }) => change.id)
    expect(await idsWithin('2024-09-30T10:00:00Z', '2024-10-07T10:00:00Z')).toContain(id)
    expect(await idsWithin('2024-09-23T10:00:00Z', '2024-09-30T10:00:00Z')).toContain(id)
    expect(await idsWithin('2024-10-07T10:00:00Z', '2024-10-14T10:00:00Z')).not.toContain(id)
  })

  test('of an erased person has not changed because their Paychex ID is gone', async () => {
    const ada = await venue.person('Ada', { accessLvl: 3 })
    const { ash, id } = await exportedShift()
    await venue.db.update(users).set({ paychexId: '404' }).where(eq(users.id, ash.id))
    await exported(id)
    const erased = await ada.post(`/api/users/${ash.id}/erase`, { confirmation: `Ash ${ash.lastName}` })
    expect(erased.statusCode).toBe(200)
    expect(await changesOf(id)).toEqual([])
  })
})

test('an entry that a file holds counts as exported, also after it moved to another period, until a correction takes it back', async () => {
  const { id } = await exportedShift()
  const isExported = async (week: string, next: string) => {
    const reply = await mara.get('/api/payroll/told', {
      festivalId,
      since: `${week}T10:00:00Z`,
      until: `${next}T10:00:00Z`,
    })
    return reply.json().includes(id)
  }
  expect(await isExported('2024-09-30', '2024-10-07')).toBe(true)
  await edit(id, { startTime: '2024-09-25T21:00:00.000Z', endTime: '2024-09-26T01:00:00.000Z' })
  expect(await isExported('2024-09-30', '2024-10-07')).toBe(false)
  expect(await isExported('2024-09-23', '2024-09-30')).toBe(true)
  await mara.delete(`/api/timeclock/${id}`)
  await mara.post('/api/payroll/exports', { festivalId, ...days, kind: 'csvCorrection', entryIds: [id] })
  await mara.post(`/api/timeclock/${id}/undelete`)
  expect(await isExported('2024-09-23', '2024-09-30')).toBe(false)
})
