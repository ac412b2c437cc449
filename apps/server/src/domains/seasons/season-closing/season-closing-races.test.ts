import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { timeEntries } from '../../../platform/database/schema.ts'
import { closingOf } from './testing/closing.ts'
import { closingStage } from './testing/stage.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const stage = () => closingStage(venue, ada)

beforeAll(async () => {
  const { backUp } = closingOf(venue, ada, venue.home.id)
  expect((await backUp()).statusCode).toBe(200)
}, 60_000)

describe('a punch during closing', () => {
  test('comes before it, and closing is refused; or after it, and finds nobody', async () => {
    for (let round = 0; round < 8; round++) {
      const { hire, plan, closeAfter } = await stage()
      const ash = await hire('Ash')
      const read = await plan()
      const [punch, close] = await Promise.all([
        ash.post('/api/clockin', String(ash.held.id)),
        closeAfter(read, { deactivate: [ash.id] }),
      ])
      const open = and(eq(timeEntries.userId, ash.id), isNull(timeEntries.endTime))
      const entries = await venue.db.$count(timeEntries, eq(timeEntries.userId, ash.id))
      if (close.statusCode === 200) {
        expect([401, 404]).toContain(punch.statusCode)
        expect(entries).toBe(0)
      } else {
        expect(close.json().error.code).toBe('closingPlanChanged')
        expect(punch.statusCode).toBe(200)
        expect(await venue.db.$count(timeEntries, open)).toBe(1)
      }
    }
  })

  test('that holds the lock of the person is waited for', async () => {
    const { festival, position, hire, plan, closeAfter } = await stage()
    const ash = await hire('Ash')
    const read = await plan()
    const locked = await venue.lockPerson(ash.id)
    const closing = closeAfter(read, { deactivate: [ash.id] })
    await expect.poll(() => venue.lockWaits()).toBeGreaterThan(0)
    await locked.query(
      `insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
      values ($1, $2, $3, 'Actor', 15, false, $4)`,
      [festival.id, ash.id, position.id, venue.clock.now],
    )
    await locked.release()
    expect((await closing).json().error.code).toBe('closingPlanChanged')
  })
})

test('a decision on an application that is in progress is waited for', async () => {
  const { festival, plan, closeAfter } = await stage()
  const { id } = await venue.application({ festivalId: festival.id, status: 'rejected' })
  const read = await plan()
  const client = await venue.db.$client.connect()
  await client.query('begin')
  await client.query('select 1 from applications where id = $1 for update', [id])
  const closing = closeAfter(read)
  await expect.poll(() => venue.lockWaits()).toBeGreaterThan(0)
  await client.query(`update applications set status = 'held' where id = $1`, [id])
  await client.query('commit')
  client.release()
  expect((await closing).json().error.code).toBe('closingPlanChanged')
})
