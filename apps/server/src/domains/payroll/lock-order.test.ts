import { expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const festivalId = venue.home.id

// The administrator's id is the last of all.
const ada = await venue.person('Ada', { accessLvl: 3, id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' })
const ash = await venue.person('Ash')
const shifts = await Promise.all(
  [ada, ash].map(({ id }) => venue.shift(id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z')),
)

const days = { startDate: '2024-09-30', endDate: '2024-10-06' }
const entryIds = shifts.map(({ id }) => id)
const entries = shifts.map(({ id, updatedAt }) => ({ id, updatedAt }))
const CHANGES = {
  'an export': () => mara.post('/api/payroll/exports', { festivalId, ...days, entryIds }),
  'a bulk edit': () =>
    mara.post('/api/timeclock/bulk-edit', { entries, change: { note: { replace: 'Rain' } } }),
}

test.each(Object.entries(CHANGES))(
  '%s with an administrator and an edit of somebody else do not deadlock',
  async (_, change) => {
    const held = await venue.lockPerson(ada.id)
    // As the form sends it: an edit of the level locks all administrators first.
    const edit = mara.patch(`/api/users/${ash.id}`, { paychexId: '17', accessLvl: 0 })
    await expect.poll(venue.lockWaits).toBe(1)
    const changed = change()
    await expect.poll(venue.lockWaits).toBe(2)
    await held.release()
    expect([(await edit).statusCode, (await changed).statusCode]).toEqual([200, 200])
  },
)
