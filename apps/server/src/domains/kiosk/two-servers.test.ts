import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { secondServer } from '../../../test/testing/second-server.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { timeEntries } from '../../platform/database/schema.ts'

// What two servers on one database share. Live events: live.test.ts; failed sign-ins: attempts.test.ts; retries with one
// key: idempotency.test.ts. `npm run prove -- two-processes` runs two processes.

const venue = await openVenue()
const servers = [venue.app, await secondServer(venue)]

test('a session of one is valid at the other, and a logout there ends it at both', async () => {
  const { id } = await venue.person('Ash')
  const headers = { cookie: await venue.signIn(id) }
  const statuses = async () => {
    const replies = servers.map((server) => server.inject({ url: '/api/users/whoAmI', headers }))
    return (await Promise.all(replies)).map(({ statusCode }) => statusCode)
  }
  expect(await statuses()).toEqual([200, 200])
  await servers[1]!.inject({ url: '/api/users/logout', headers })
  expect(await statuses()).toEqual([401, 401])
})

test('a badge that is scanned at both at once punches once, in and out', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => venue.hire('Ash', 'Actor')))
  const scanAll = async () => {
    for (const { id } of people) {
      const scan = { method: 'POST', url: '/api/badgescan', payload: { badgeCode: badgeCodeOf(id) } } as const
      const replies = await Promise.all(servers.map((server) => server.inject(scan)))
      expect(replies.map((reply) => reply.json().success)).toEqual([true, true])
    }
  }
  const entriesOf = ({ id }: { id: string }) =>
    venue.db.select().from(timeEntries).where(eq(timeEntries.userId, id))
  await scanAll()
  for (const person of people) expect(await entriesOf(person)).toMatchObject([{ endTime: null }])
  venue.wait(3_600_000)
  await scanAll()
  for (const person of people) expect(await entriesOf(person)).toMatchObject([{ endTime: venue.clock.now }])
})
