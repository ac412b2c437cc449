import { expect, test } from 'vitest'
import { webVitals } from '../../platform/database/schema.ts'
import { openVenue } from '../../testing/venue.ts'

const venue = await openVenue()
const measured = { name: 'LCP', value: 1234.5, page: '/news' }

test('a measurement is kept with its page and nothing else', async () => {
  expect((await venue.visitor.post('/api/vitals', measured)).statusCode).toBe(204)
  const [row] = await venue.db.select().from(webVitals)
  expect(row).toEqual({ id: 1, at: venue.clock.now, ...measured })
})

test.each([
  { ...measured, name: 'MOOD' },
  { ...measured, value: -1 },
  { ...measured, page: '/apply?email=somebody' },
  { ...measured, visitor: 'somebody' },
])('%j is refused, and nothing is written', async (body) => {
  const before = await venue.everything()
  expect((await venue.visitor.post('/api/vitals', body)).statusCode).toBe(422)
  expect(await venue.everything()).toBe(before)
})

test('an address that sends too many is told to wait', async () => {
  const replies = await Promise.all(
    Array.from({ length: 301 }, () => venue.visitor.post('/api/vitals', measured)),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toContain(429)
  venue.wait(60_000)
  expect((await venue.visitor.post('/api/vitals', measured)).statusCode).toBe(204)
})
