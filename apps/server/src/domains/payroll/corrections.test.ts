import { expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import { expectRefusal } from '../people/employees/testing/refused.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const festivalId = venue.home.id
const days = { startDate: '2024-09-30', endDate: '2024-10-06' }

const send = (entryIds: number[], kind = 'csv') =>
  mara.post('/api/payroll/exports', { festivalId, ...days, entryIds, kind })
const correct = (...entryIds: number[]) => send(entryIds, 'csvCorrection')
const edit = (id: number, changes: object) => mara.patch(`/api/timeclock/${id}`, changes)
const changes = async () => (await mara.get(`/api/payroll/changes?festivalId=${festivalId}`)).json()
const shift = async () => {
  const ash = await venue.hire('Ash', 'Actor')
  const money = { payrate: 15, isTipped: true, cashTips: 5 }
  return venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z', money)
}
const linesOf = async (id: number) => {
  const [, ...lines] = (await mara.get(`/api/payroll/exports/${id}/file`)).body.split('\r\n')
  return lines.map((line: string) => line.split(',').slice(6).join())
}

test('holds the old line negated and the new one; afterwards nothing has changed since', async () => {
  const [one, two, same] = [await shift(), await shift(), await shift()]
  await send([one.id, two.id, same.id])
  await edit(one.id, { endTime: '2024-10-02T02:30:00.000Z', cashTips: 0 })
  await mara.delete(`/api/timeclock/${two.id}`)
  const reply = await correct(one.id, two.id)
  expect(reply.json()).toMatchObject({
    entries: 2,
    fileName: '2024-09-30-2024-10-06_fm_paychex_correction.csv',
  })
  expect(await linesOf(reply.json().id)).toEqual([
    '-4.00,15.00,0.00,-5.00',
    '5.50,15.00,0.00,0.00',
    '-4.00,15.00,0.00,-5.00',
  ])
  expect(await changes()).toEqual([])
  const [listed] = (await mara.get(`/api/payroll/exports?festivalId=${festivalId}`)).json()
  expect(listed).toMatchObject({ kind: 'csvCorrection', entries: 2, lines: 3 })
})

test('of an entry that was taken back and is there again adds it only', async () => {
  const { id } = await shift()
  await send([id])
  await mara.delete(`/api/timeclock/${id}`)
  await correct(id)
  await mara.post(`/api/timeclock/${id}/undelete`)
  expect(await changes()).toMatchObject([{ id, before: null, after: { cashTips: 5 } }])
  const reply = await correct(id)
  expect(await linesOf(reply.json().id)).toEqual(['4.00,15.00,0.00,5.00'])
  expect(await changes()).toEqual([])
})

test('is refused for entries that were never exported, have not changed, or may change once more', async () => {
  const [never, same, open] = [await shift(), await shift(), await shift()]
  await send([same.id, open.id])
  await edit(open.id, { endTime: null })
  for (const { id } of [never, same, open, { id: 2_000_000_000 }])
    await expectRefusal(venue, 'changedMeanwhile', () => correct(id))
  await edit(open.id, { endTime: '2024-10-02T01:00:00.000Z' })
})

test('of two at once, one is made: a difference is paid once', async () => {
  for (let round = 0; round < 20; round++) {
    const { id } = await shift()
    await send([id])
    await edit(id, { cashTips: 9 })
    const replies = await Promise.all([correct(id), correct(id)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  }
})
