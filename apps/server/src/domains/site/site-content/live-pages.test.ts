import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { expect, test, vi } from 'vitest'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import type { App } from '../../../platform/http/app.ts'
import { openSite } from './testing/site.ts'

const venue = await openVenue({ ownApp: true })
const other = await secondServer(venue)
const { tickets } = DREADMOOR_CONTENT

/** The content security policy of a page follows from the seller in its content. */
const sellerAt = (shortname: string) => ({
  ...tickets,
  seller: { ...tickets.seller, vendor: 'fareharbor' as const, shortname },
})
const page = async (app: App, host: string) => {
  const { statusCode, headers } = await app.inject({ url: '/', headers: { host } })
  return { statusCode, hasSeller: String(headers['content-security-policy']).includes('fareharbor') }
}

async function publishSeller(site: Awaited<ReturnType<typeof openSite>>) {
  await site.draft('tickets', sellerAt('dreadmoor'))
  expect((await site.publish(['tickets'])).statusCode).toBe(200)
}

test('a publication is on the next page of every process', async () => {
  const site = await openSite(venue)
  const host = site.festival.hostName!
  for (const app of [venue.app, other])
    expect(await page(app, host)).toEqual({ statusCode: 200, hasSeller: false })
  await publishSeller(site)
  for (const app of [other, venue.app])
    expect(await page(app, host)).toEqual({ statusCode: 200, hasSeller: true })
  await site.ada.post(`${site.address}/versions/0/bring-back`)
  for (const app of [other, venue.app])
    expect(await page(app, host)).toEqual({ statusCode: 200, hasSeller: false })
})

test('a publication is on the pages of the festivals that share the section, also of a parent without a host', async () => {
  const parent = await openSite(venue)
  const child = await openSite(venue, { siteParentId: parent.festival.id })
  await child.draft('tickets', null)
  await child.publish(['tickets'])
  expect((await page(other, child.festival.hostName!)).hasSeller).toBe(false)
  await publishSeller(parent)
  expect((await page(other, child.festival.hostName!)).hasSeller).toBe(true)
  await venue.db.$client.query('update festivals set host_name = null where id = $1', [parent.festival.id])
  expect((await page(other, child.festival.hostName!)).hasSeller).toBe(true)
})

test('a public page takes one query, except one right after a publication, which may wait for the content', async () => {
  const site = await openSite(venue)
  const query = vi.spyOn(venue.db.$client, 'query')
  const queriesOfPage = async () => {
    query.mockClear()
    await page(venue.app, site.festival.hostName!)
    // The announcement of the change before is sent meanwhile.
    return query.mock.calls.filter(([text]) => !String(text).includes('pg_notify')).length
  }
  await queriesOfPage()
  expect(await queriesOfPage()).toBe(1)
  await publishSeller(site)
  await queriesOfPage()
  expect(await queriesOfPage()).toBe(1)
  await site.ada.post(`${site.address}/closed-nights`, { date: '2024-10-05', words: 'Closed.' })
  await queriesOfPage()
  expect(await queriesOfPage()).toBe(1)
  await site.draft('tickets', tickets)
  expect(await queriesOfPage()).toBe(1)
  query.mockRestore()
})

test('every change is announced to open pages', async () => {
  const announced: unknown[] = []
  const site = await openSite(venue)
  const child = await openSite(venue, { siteParentId: site.festival.id })
  const stop = other.live.subscribe((event) => {
    // Events of the tests before this one may still be on their way.
    const isOwn = event.festivalId === site.festival.id || event.festivalId === child.festival.id
    if (event.kind === 'site' && isOwn) announced.push(event.festivalId)
  })
  const { id } = site.festival
  const expectAnnounced = async (...festivals: number[]) => {
    await expect.poll(() => [...announced].sort()).toEqual(festivals)
    announced.length = 0
  }
  await site.draft('tickets', sellerAt('dreadmoor'))
  await expectAnnounced(id)
  await site.publish(['tickets'])
  await expectAnnounced(id, child.festival.id)
  await site.ada.post(`${site.address}/closed-nights`, { date: '2024-10-05', words: 'Closed.' })
  await expectAnnounced(id, child.festival.id)
  await site.draft('tickets', tickets)
  await expectAnnounced(id)
  await site.publish(['tickets'], '2124-10-05T12:00:00Z')
  await expectAnnounced(id)
  await site.ada.delete(`${site.address}/scheduled/tickets`)
  await expectAnnounced(id)
  stop()
})

test('a site that has published nothing follows the name of its festival', async () => {
  const site = await openSite(venue, { brand: '' })
  const title = async () => {
    const { body } = await other.inject({ url: '/', headers: { host: site.festival.hostName! } })
    return /og:site_name" content="([^"]*)"/.exec(body)?.[1]
  }
  expect(await title()).toBe(site.festival.name)
  const reply = await site.ada.patch(`/api/festivals/${site.festival.id}`, { name: 'Orchard Maze' })
  expect(reply.statusCode).toBe(200)
  expect(await title()).toBe('Orchard Maze')
})
