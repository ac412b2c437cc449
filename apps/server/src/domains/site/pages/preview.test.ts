import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { openSite } from '../site-content/testing/site.ts'

const venue = await openVenue({ ownApp: true })
const { tickets } = DREADMOOR_CONTENT
const seller = { ...tickets.seller, vendor: 'fareharbor', shortname: 'dreadmoor' } as const

/** Whether the page has the seller of the draft: its content security policy follows from the content. */
const hasSeller = (reply: { headers: Record<string, unknown> }) =>
  String(reply.headers['content-security-policy']).includes('fareharbor')

describe('a preview', () => {
  test('shows the drafts to their editors, before the site is switched on', async () => {
    const site = await openSite(venue, { enableHome: false, enableApps: false })
    await site.draft('tickets', { ...tickets, seller })
    const reply = await site.ada.get(`/site-preview/${site.festival.id}`)
    expect([reply.statusCode, hasSeller(reply)]).toEqual([200, true])
    expect(reply.body).toContain('<!doctype html>')
    const anyone = venue.visitor.with({ host: site.festival.hostName! })
    expect((await anyone.get('/')).statusCode).toBe(302)
    expect((await anyone.get(`/site-preview/${site.festival.id}`)).statusCode).toBe(401)
  })

  test('is framed by ourselves only, stored nowhere and found by no search engine', async () => {
    const site = await openSite(venue)
    for (const path of ['', '/policies', '/news?a=1']) {
      const { headers } = await site.ada.get(`/site-preview/${site.festival.id}${path}`)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
    }
    const { headers } = await venue.visitor.with({ host: site.festival.hostName! }).get('/')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('shows a version of the history', async () => {
    const site = await openSite(venue)
    await site.draft('tickets', { ...tickets, seller })
    await site.publish(['tickets'])
    await site.draft('tickets', tickets)
    const at = (query: string) => site.ada.get(`/site-preview/${site.festival.id}${query}`)
    expect(hasSeller(await at(''))).toBe(false)
    expect(hasSeller(await at('/?version=1'))).toBe(true)
    expect(hasSeller(await at('?version=0'))).toBe(false)
    expect((await at('?version=2')).statusCode).toBe(404)
    expect((await at('?version=x')).statusCode).toBe(400)
  })

  test('has the pages and files of the site and no others', async () => {
    const site = await openSite(venue, { enableApps: false })
    const at = (path: string) => site.ada.get(`/site-preview/${site.festival.id}${path}`)
    for (const path of ['/', '/news', '/policies', '/apply', '/robots.txt', '//policies'])
      expect([path, (await at(path)).statusCode]).toEqual([path, 200])
    for (const path of ['/nowhere', '/nothing.pdf', '/employee', '/api/publicConfig'])
      expect([path, (await at(path)).statusCode]).toEqual([path, 404])
    // Without the demo's seller there is no checkout.
    const { id } = site.festival
    await site.draft('tickets', { ...tickets, seller: { ...tickets.seller, vendor: 'gate' } })
    const checkout = await at('/demo-checkout')
    expect([checkout.statusCode, checkout.headers.location]).toEqual([302, `/site-preview/${id}/`])
    await site.publish(['tickets'])
    expect((await at('/demo-checkout?version=1')).headers.location).toBe(`/site-preview/${id}/?version=1`)
  })

  test('is of the festival’s own host, whatever host the editor is on', async () => {
    const site = await openSite(venue)
    const office = site.ada.with({ host: 'office.example' })
    const { body } = await office.get(`/site-preview/${site.festival.id}`)
    expect(body).toContain(site.festival.hostName)
    expect(body).not.toContain('office.example')
  })
})
