import { randomUUID } from 'node:crypto'
import { ERRORS } from '@nightshift/shared/errors'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openVenue, type Venue } from '../../../test/testing/venue.ts'
import { festivals, idempotencyKeys, kiosks } from '../../platform/database/schema.ts'

const venue = await openVenue()
const elsewhere = await venue.festival('Elsewhere')
const REFUSED = { success: false, message: ERRORS.onlyEnrolledKiosks.message }

const allowOnlyEnrolled = (onlyEnrolledKiosks: boolean) =>
  venue.db.update(festivals).set({ onlyEnrolledKiosks }).where(eq(festivals.id, venue.home.id))

/** Sends a scan and answers what came, and whether anything was written. */
async function scan(device: Venue['visitor'], { id }: { id: string }) {
  const before = await venue.everything()
  const reply = await device.post('/api/badgescan', { badgeCode: badgeCodeOf(id) })
  expect(reply.statusCode).toBe(200)
  return { answer: reply.json(), wrote: (await venue.everything()) !== before }
}

test('while the switch is off, badges count everywhere, and no kiosk is looked up', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  const query = vi.spyOn(venue.db.$client, 'query')
  const kiosk = await venue.kiosk('Gate')
  expect((await scan(kiosk, ash)).answer).toMatchObject({ success: true, clockedIn: true })
  const names = query.mock.calls.map(([statement]) => (statement as { name?: string }).name)
  expect(names).toContain('badge_holders')
  expect(names).not.toContain('find_kiosks')
})

test('while it is on, a badge counts at enrolled kiosks of its own festival only', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  await allowOnlyEnrolled(true)
  const kiosk = await venue.kiosk('Gate')
  const others = [
    venue.visitor,
    venue.visitor.with({ cookie: 'FM_KIOSK=unknown' }),
    await venue.kiosk('Gate', { festivalId: elsewhere.id }),
    await venue.kiosk('Gate', { revokedAt: venue.clock.now }),
  ]
  for (const device of others) expect(await scan(device, ash)).toEqual({ answer: REFUSED, wrote: false })
  expect((await scan(kiosk, ash)).answer).toMatchObject({ success: true, clockedIn: true })
  const stranger = await venue.person('Bo', { festivalId: elsewhere.id })
  await venue.assign(stranger.id, await venue.position('Ghoul', { festivalId: elsewhere.id }))
  expect((await scan(venue.visitor, stranger)).answer).toMatchObject({ clockedIn: true })
})

test('a refusal is not stored under its idempotency key, so that the scan counts once the device is enrolled', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  await allowOnlyEnrolled(true)
  const headers = { 'idempotency-key': randomUUID() }
  const kiosk = await venue.kiosk('Gate', { revokedAt: venue.clock.now })
  expect((await scan(kiosk.with(headers), ash)).answer).toEqual(REFUSED)
  expect(await venue.db.$count(idempotencyKeys)).toBe(0)
  await venue.db.update(kiosks).set({ revokedAt: null }).where(eq(kiosks.id, kiosk.id))
  expect((await scan(kiosk.with(headers), ash)).answer).toMatchObject({ clockedIn: true })
  // A stored answer is given again wherever the retry comes from.
  expect(await scan(venue.visitor.with(headers), ash)).toMatchObject({
    answer: { clockedIn: true },
    wrote: false,
  })
})
