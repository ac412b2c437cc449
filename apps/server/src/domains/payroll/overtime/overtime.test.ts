import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const admin = await venue.person('Ada', { accessLvl: 3 })
const ash = await venue.person('Ash')
const bo = await venue.person('Bo')
const answerWith = (overtime: string | null) =>
  admin.patch(`/api/festivals/${venue.home.id}/payroll-settings`, { overtime })

const WEEK = { since: '2024-09-30T10:00:00.000Z', until: '2024-10-07T10:00:00.000Z' }
const list = (range: { since: string; until: string } = WEEK, festivalId = venue.home.id) =>
  mara.get('/api/payroll/overtime', { festivalId, ...range })

// 46 hours at two rates, one shift over each boundary; Bo has 10, and one open shift.
await venue.shift(ash.id, '2024-09-30T04:00:00Z', '2024-09-30T20:00:00Z', { payrate: 12 })
await venue.shift(ash.id, '2024-10-02T00:00:00Z', '2024-10-03T06:00:00Z', { payrate: 18 })
await venue.shift(ash.id, '2024-10-07T04:00:00Z', '2024-10-07T14:00:00Z', { payrate: 18 })
await venue.shift(ash.id, '2024-10-04T20:00:00Z', '2024-10-04T22:00:00Z', { deletedAt: new Date() })
await venue.shift(bo.id, '2024-10-04T00:00:00Z', '2024-10-04T10:00:00Z')
await venue.shift(bo.id, '2024-10-04T20:00:00Z', null)

test('overtime is never assumed: no weeks until it is answered, nor for an exempt festival', async () => {
  expect((await list()).json()).toEqual({ rule: null, weeks: [] })
  await answerWith('exempt')
  expect((await list()).json()).toEqual({ rule: 'exempt', weeks: [] })
})

test('hours over 40 of each person and workweek, with the weighted rate and the premium', async () => {
  await answerWith('over40')
  const week = { startsAt: WEEK.since, endsAt: WEEK.until, timeZone: venue.home.timeZone }
  const reply = (await list()).json()
  expect(reply.rule).toBe('over40')
  expect(reply.weeks).toHaveLength(2)
  expect(reply.weeks).toEqual(
    expect.arrayContaining([
      {
        ...week,
        user: { id: ash.id, firstName: 'Ash', lastName: ash.lastName },
        // (10 * 12 + 36 * 18) / 46 = 16.696; half of it for 6 hours.
        ...{ hundredths: 4600, overtimeHundredths: 600, regularRate: 1670, premium: 5009 },
      },
      expect.objectContaining({ hundredths: 1000, overtimeHundredths: 0, premium: 0 }),
    ]),
  )
})

test('a range that cuts a week counts it whole, where it ends', async () => {
  await answerWith('over40')
  const cut = '2024-10-03T10:00:00.000Z'
  expect((await list({ ...WEEK, until: cut })).json().weeks).toEqual([])
  expect((await list({ ...WEEK, since: cut })).json()).toEqual((await list()).json())
})

test('another festival is not found, and the range is one that can be counted', async () => {
  const elsewhere = await venue.festival('Elsewhere')
  await expectRefusal(venue, 'notFound', () => list(WEEK, elsewhere.id))
  for (const wrong of [
    { since: WEEK.until, until: WEEK.since },
    { since: '0001-01-01T00:00:00Z', until: '9999-01-01T00:00:00Z' },
    { since: 'Monday', until: WEEK.until },
  ])
    expect((await list(wrong)).statusCode).toBe(400)
})

test('tipped hours are counted at the minimum wage of the festival at least', async () => {
  await answerWith('over40')
  const cy = await venue.person('Cy')
  await venue.shift(cy.id, '2024-09-24T00:00:00Z', '2024-09-25T21:00:00Z', { payrate: 2.25, isTipped: true })
  const range = { since: '2024-09-23T10:00:00.000Z', until: '2024-09-30T10:00:00.000Z' }
  const ofCy = async () =>
    (await list(range)).json().weeks.find(({ user }: { user: { id: string } }) => user.id === cy.id)
  expect(await ofCy()).toMatchObject({ hundredths: 4500, regularRate: 725, premium: 1813 })
  const minimumWages = [
    { from: '2024-09-01', rate: 15 },
    { from: '2009-07-24', rate: 7.25 },
  ]
  await admin.patch(`/api/festivals/${venue.home.id}/payroll-settings`, { minimumWages })
  expect(await ofCy()).toMatchObject({ regularRate: 1500, premium: 3750 })
})
