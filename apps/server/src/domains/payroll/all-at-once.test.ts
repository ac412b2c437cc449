import { expect, test } from 'vitest'
import { rounds } from '../../../test/testing/rounds.ts'
import { openVenue } from '../../../test/testing/venue.ts'

const venue = await openVenue()
// Monday, October 7, a minute past six: the week has just ended.
venue.clock.now = new Date('2024-10-07T10:01:00.000Z')
const WEEK = { startsAt: '2024-09-30T10:00:00.000Z', endsAt: '2024-10-07T10:00:00.000Z' }
const days = { startDate: '2024-09-30', endDate: '2024-10-06' }
const ROUNDS = rounds(10)

/** A festival of its own, with an administrator who has hours, too. */
async function stage(round: number) {
  const { id: festivalId } = await venue.festival('Dreadmoor')
  const { id: positionId } = await venue.position('Actor', { festivalId })
  const mara = await venue.person('Mara', { accessLvl: 2, festivalId })
  const ada = await venue.person('Ada', { accessLvl: 3, festivalId, paychexId: '1' })
  const crew = [ada]
  for (const paychexId of ['2', '3', '4'])
    crew.push(await venue.person('Ash', { festivalId, paychexId: `${paychexId}${round}` }))
  const settings = { festivalId, positionId }
  const shifts = []
  for (const { id } of crew) {
    shifts.push(await venue.shift(id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z', settings))
    shifts.push(await venue.shift(id, '2024-10-02T21:00:00Z', '2024-10-03T01:00:00Z', settings))
  }
  await ada.patch(`/api/festivals/${festivalId}/payroll-settings`, {
    ...{ overtime: 'over40', companyId: '1313' },
    components: { regular: 'R', overtime: 'O', cashTips: 'C', creditTips: 'T', deduction: 'D' },
  })
  return { festivalId, positionId, mara, ada, crew, shifts }
}

/** Everything that locks people, entries or the period, with the ids in either order. */
async function everything(round: number) {
  const { festivalId, positionId, mara, ada, crew, shifts } = await stage(round)
  const ids = shifts.map(({ id }) => id)
  const entries = shifts.map(({ id, updatedAt }) => ({ id, updatedAt }))
  const change = { note: { append: 'Rain' } }
  const range = { since: WEEK.startsAt, until: WEEK.endsAt }
  const [, ash, bo, cy] = crew
  const at = '2024-10-02T23:00:00Z'
  const calls = [
    () => mara.post('/api/timeclock/bulk-edit', { entries, change }),
    () => mara.post('/api/timeclock/bulk-edit', { entries: entries.toReversed(), change }),
    () => mara.post('/api/payroll/exports', { festivalId, ...days, entryIds: ids.toReversed() }),
    () => mara.post('/api/payroll/exports/spi', { festivalId, ...days, ...range }),
    () => mara.post('/api/payroll/exports', { festivalId, ...days, kind: 'csvCorrection', entryIds: ids }),
    () => mara.post('/api/pay-periods/approve', { festivalId, ...WEEK }),
    () => ada.post('/api/pay-periods/approve', { festivalId, ...WEEK }),
    () => mara.patch(`/api/users/${ash!.id}`, { paychexId: `7${round}`, accessLvl: 0 }),
    () => ada.patch(`/api/users/${ada.id}`, { paychexId: `8${round}`, accessLvl: 3 }),
    () => ada.patch(`/api/users/${bo!.id}`, { isActive: false }),
    () => mara.post(`/api/timeclock/${ids.at(-1)}/split`, { at, positionId }),
    () => mara.delete(`/api/timeclock/${ids[0]}`),
    () => cy!.get('/api/statements/me'),
  ]
  // Another order in each round.
  const from = (round * 5) % calls.length
  return [...calls.slice(from), ...calls.slice(0, from)]
}

test('bulk edits, exports, approvals, edits of people and splits at once never deadlock', async () => {
  const failed: string[] = []
  let changed = 0
  for (let round = 0; round < ROUNDS; round++) {
    const calls = await everything(round)
    for (const { statusCode, body } of await Promise.all(calls.map((call) => call()))) {
      if (statusCode < 300) changed++
      if (statusCode >= 500) failed.push(`${round}: ${body}`)
    }
  }
  expect(failed).toEqual([])
  expect(changed).toBeGreaterThan(ROUNDS * 4)
}, 120_000)
