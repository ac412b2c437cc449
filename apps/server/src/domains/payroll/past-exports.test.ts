import { expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import { payrollExports } from '../../platform/database/schema.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2, lastName: 'Voss' })
const ash = await venue.hire('Ash', 'Actor')
const festivalId = venue.home.id
const days = { startDate: '2024-09-30', endDate: '2024-10-06' }

const list = async (more = '') =>
  (await mara.get(`/api/payroll/exports?festivalId=${festivalId}${more}`)).json()

test('exports are listed newest first, with who made them, of what, and whether they have a file', async () => {
  const [old] = await venue.db
    .insert(payrollExports)
    .values({ festivalId, madeAt: venue.clock.now, startsOn: '2023-10-01', endsOn: '2023-10-08' })
    .returning()
  const shift = await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z')
  const range = { since: '2024-09-30T10:00:00.000Z', until: '2024-10-07T10:00:00.000Z' }
  const filter = { text: 'ash', event: 'Hayride' }
  const made = (
    await mara.post('/api/payroll/exports', {
      ...{ festivalId, ...days, ...range, filter, entryIds: [shift.id] },
    })
  ).json()
  expect(await list()).toEqual([
    {
      ...{ ...made, ...days, ...range, filter, kind: 'csv', entries: 1, lines: 1, hasFile: true },
      ...{
        madeBy: { firstName: 'Mara', lastName: 'Voss' },
        redactedAt: null,
        redactedHash: null,
        namesErased: false,
        changed: 0,
      },
    },
    expect.objectContaining({ id: old!.id, madeBy: null, entries: 0, lines: null, hasFile: false }),
  ])
  expect(await list(`&before=${made.id}`)).toMatchObject([{ id: old!.id }])
  expect((await mara.get(`/api/payroll/exports/${old!.id}/file`)).statusCode).toBe(404)
})

test('exports and files of another festival are not found', async () => {
  const elsewhere = await venue.festival('Elsewhere')
  expect((await mara.get(`/api/payroll/exports?festivalId=${elsewhere.id}`)).statusCode).toBe(404)
  expect((await mara.get(`/api/payroll/changes?festivalId=${elsewhere.id}`)).statusCode).toBe(404)
  const other = await venue.person('Otto', { accessLvl: 2, festivalId: elsewhere.id })
  const [{ id }] = await list()
  expect((await other.get(`/api/payroll/exports/${id}/file`)).statusCode).toBe(404)
})
