import { fromLibrary } from '@nightshift/shared/site/site-content/from-library'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { expect, onTestFinished, test, vi } from 'vitest'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { siteDrafts, siteScheduled, siteVersions } from '../../../platform/database/schema.ts'
import { deleteExpired } from '../../../platform/housekeeping.ts'
import { canvas, storedFiles, upload } from './testing/pictures.ts'

const DAY_MS = 24 * 60 * 60_000

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const other = await venue.festival('Other')

const send = async (colour: string, festivalId = venue.home.id) =>
  (await upload(ada, festivalId, await canvas(640, 20, colour).png().toBuffer())).json().id as string

const chosen = (id: string) => ({
  ...fromLibrary('hayride'),
  ...{ from: 'upload' as const, id, width: 640, height: 20, widths: [640], bytes: 500 },
})
const look = (id: string) => ({ ...DREADMOOR_CONTENT.look, logo: chosen(id) })
const attractions = (id: string) => ({
  list: [{ ...DREADMOOR_CONTENT.attractions.list[0]!, picture: chosen(id) }],
})
const remaining = async () => {
  const { rows } = await venue.db.$client.query<{ id: string }>('select distinct id from site_pictures')
  return rows.map(({ id }) => id)
}

test('housekeeping deletes pictures that nothing mentions after 7 days, and keeps the others', async () => {
  const { db, clock } = venue
  const [unused, drafted, live, scheduled, inOther] = [
    await send('#100'),
    await send('#200'),
    await send('#300'),
    await send('#400'),
    await send('#500'),
  ]
  const edited = { editedAt: clock.now, revision: 1 }
  await db.insert(siteDrafts).values([
    { festivalId: venue.home.id, section: 'look', content: look(drafted), ...edited },
    { festivalId: venue.home.id, section: 'faq', content: null, ...edited },
    { festivalId: other.id, section: 'attractions', content: attractions(inOther), ...edited },
  ])
  await db.insert(siteVersions).values({
    ...{ festivalId: venue.home.id, number: 1, how: 'publish', publishedAt: clock.now, sections: ['look'] },
    content: { ...DREADMOOR_CONTENT, look: look(live) },
  })
  const at = { publishAt: clock.now, approvedAt: clock.now }
  await db
    .insert(siteScheduled)
    .values({ festivalId: venue.home.id, section: 'look', content: look(scheduled), ...at })

  venue.wait(7 * DAY_MS - 1)
  await deleteExpired(db, clock.now)
  expect((await remaining()).sort()).toEqual([unused, drafted, live, scheduled, inOther].sort())

  venue.wait(1)
  await deleteExpired(db, clock.now)
  expect((await remaining()).sort()).toEqual([drafted, live, scheduled, inOther].sort())
  expect(await storedFiles(venue, unused)).toEqual([])
  expect(await storedFiles(venue, drafted)).toHaveLength(2)
})

test('files stay while another festival has uploaded the same picture', async () => {
  const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
  const file = await canvas(640, 20, '#600').png().toBuffer()
  const { id } = (await upload(ada, venue.home.id, file)).json()
  await upload(ada, other.id, file)
  await venue.db.$client.query(
    `update site_pictures set uploaded_at = uploaded_at - interval '8 days' where id = $1 and festival_id = $2`,
    [id, venue.home.id],
  )
  await deleteExpired(venue.db, venue.clock.now)
  expect(await remaining()).toContain(id)
  expect(await storedFiles(venue, id)).toHaveLength(2)
})

test('a deleted picture is not shown from memory for longer than an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await secondServer(venue)
  const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
  const sent = async (colour: string) =>
    (await upload(ada, venue.home.id, await canvas(640, 20, colour).png().toBuffer())).json().id as string
  const [deleted, kept] = [await sent('#700'), await sent('#800')]
  const statusOf = async (id: string) => (await app.inject(`/pictures/${id}-640.webp`)).statusCode
  for (const id of [deleted, kept]) expect(await statusOf(id)).toBe(200)
  await venue.db.$client.query('delete from site_picture_files where picture_id = $1', [deleted])
  await venue.db.$client.query('delete from site_pictures where id = $1', [deleted])
  vi.advanceTimersByTime(3_600_000)
  await expect.poll(() => statusOf(deleted), { interval: 0 }).toBe(404)
  expect(await statusOf(kept)).toBe(200)
})
