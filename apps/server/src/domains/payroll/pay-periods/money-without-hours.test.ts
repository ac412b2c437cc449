import { expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'

// Tips or a deduction of an entry that payroll rounds to no hours: no file holds it, so its money is never paid.

const venue = await openVenue()
venue.clock.now = new Date('2024-10-08T15:00:00Z')
const WEEK = { startsAt: '2024-09-30T10:00:00.000Z', endsAt: '2024-10-07T10:00:00.000Z' }
const range = { since: WEEK.startsAt, until: WEEK.endsAt }
const days = { startDate: '2024-09-30', endDate: '2024-10-06' }
const TIPS = { isTipped: true, cashTips: 5, creditTips: 7.5, deduction: 2.25 }

/** A festival of its own: somebody worked four hours for tips, and clocked in and out by mistake with as many. */
async function stage() {
  const { id: festivalId } = await venue.festival('Elsewhere')
  const mara = await venue.person('Mara', { accessLvl: 2, festivalId })
  const ash = await venue.person('Ash', { festivalId, paychexId: '101' })
  const { id: positionId } = await venue.position('Bartender', { festivalId })
  const shift = (start: string, end: string, money: object = {}) =>
    venue.shift(ash.id, `2024-10-${start}Z`, `2024-10-${end}Z`, {
      festivalId,
      positionId,
      payrate: 12,
      ...money,
    })
  const worked = await shift('01T21:00:00', '02T01:00:00', TIPS)
  const mistaken = await shift('02T01:30:00', '02T01:30:17', TIPS)
  await shift('02T02:00:00', '02T02:00:17')
  return {
    ...{ festivalId, mara, ash, worked, mistaken },
    review: async () => (await mara.get('/api/pay-periods/problems', { festivalId, ...WEEK })).json(),
    approve: (more: object = {}) => mara.post('/api/pay-periods/approve', { festivalId, ...WEEK, ...more }),
    statement: async () => (await ash.get('/api/statements/me', range)).json(),
    exportCsv: (entryIds: number[]) => mara.post('/api/payroll/exports', { festivalId, ...days, entryIds }),
  }
}

test('is a problem of the period, by itself or approved with a reason', async () => {
  const { mara, ash, mistaken, review, approve } = await stage()
  const { problems } = await review()
  expect(problems).toMatchObject([{ kind: 'moneyWithoutHours', entryId: mistaken.id, userId: ash.id }])
  await expectRefusal(venue, 'periodUnsettled', () => approve())
  const override = { kind: 'moneyWithoutHours', entryId: mistaken.id, reason: 'Paid in cash' }
  const reply = await approve({ overrides: [override] })
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.json().overrides).toEqual([{ ...override, userId: ash.id }])
  await expectRefusal(venue, 'periodLocked', () =>
    mara.patch(`/api/timeclock/${mistaken.id}`, { cashTips: 0 }),
  )
})

test.each([
  ['cash tips', { cashTips: 1 }],
  ['credit tips', { creditTips: 0.25 }],
  ['a deduction', { deduction: 3 }],
])('is settled when a manager takes %s away, or gives the entry hours', async (_, money) => {
  const { mara, mistaken, review } = await stage()
  const edit = async (changes: object) =>
    expect((await mara.patch(`/api/timeclock/${mistaken.id}`, changes)).statusCode).toBe(200)
  const kinds = async () => (await review()).problems.map(({ kind }: { kind: string }) => kind)
  const none = { cashTips: 0, creditTips: 0, deduction: 0 }
  await edit(none)
  expect(await kinds()).toEqual([])
  await edit({ ...none, ...money })
  expect(await kinds()).toEqual(['moneyWithoutHours'])
  await edit({ endTime: '2024-10-02T01:30:18.000Z' })
  expect(await kinds()).toEqual([])
})

test('is in no figure of the approval or the statement, which equal the file', async () => {
  const { mara, worked, review, statement, exportCsv } = await stage()
  expect((await review()).figures).toEqual({
    ...{ entries: 3, hundredths: 400, payCents: 4800, tipsCents: 1250, deductionCents: 225 },
  })
  const { lines, totals, total } = await statement()
  expect(lines).toHaveLength(3)
  expect(totals).toEqual({ hundredths: 400, pay: 4800, cash: 500, credit: 750, deduction: 225 })
  expect(total).toBe(4800 + 1250 - 225)
  const { id } = (await exportCsv([worked.id])).json()
  const { body } = await mara.get(`/api/payroll/exports/${id}/file`)
  expect(body.split('\r\n')[1]).toMatch(/,4\.00,12\.00,2\.25,12\.50$/)
})

test('is named by an export that is asked for it, because nobody changed anything', async () => {
  const { worked, mistaken, exportCsv } = await stage()
  expect(await expectRefusal(venue, 'exportWithoutHours', () => exportCsv([worked.id, mistaken.id]))).toEqual(
    { entryIds: [mistaken.id] },
  )
})
