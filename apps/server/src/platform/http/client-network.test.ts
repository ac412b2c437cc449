import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { expect, test } from 'vitest'
import { secondServer } from '../../../test/testing/second-server.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { clientNetwork, clientSite } from './client-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('%s is of the site %s', (ip, site) => {
  expect(clientSite(ip)).toBe(site)
})

test.each<[string, string, object]>([
  ['login', '/api/users/login', { username: 'nobody', password: 'wrong' }],
  ['badge', '/api/badgescan', { badgeCode: badgeCodeOf('7d0f8a52-9c3e-4b1a-8f6d-2e5c4b3a1908') }],
  ['vitals', '/api/vitals', { name: 'LCP', value: 1200, page: '/news' }],
])('the %s limit counts all addresses of an IPv6 /64 together', async (name, url, payload) => {
  const venue = await openVenue()
  const app = await secondServer(venue, { TRUST_PROXY: 'true' })
  const from = (address: string) =>
    app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } })
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1']) await from(address)
  const { rows } = await venue.db.$client.query(
    `select hits from rate_limits where key like $1 and key not like 'login:name:%' order by hits`,
    [`${name}:%`],
  )
  expect(rows).toEqual([{ hits: 1 }, { hits: 2 }])
})

test.each([
  ['1', ['198.51.100.7']],
  ['true', ['198.51.100.7']],
  ['2', ['203.0.113.1', '203.0.113.2']],
])(
  'with TRUST_PROXY=%s an address is that which the outermost proxy of ours has seen',
  async (hops, expected) => {
    const venue = await openVenue()
    const app = await secondServer(venue, { TRUST_PROXY: hops })
    const payload = { badgeCode: badgeCodeOf('7d0f8a52-9c3e-4b1a-8f6d-2e5c4b3a1908') }
    // What stands further left was written by the visitor.
    for (const seen of ['203.0.113.1, 198.51.100.7', '192.0.2.9, 203.0.113.2, 198.51.100.7'])
      await app.inject({
        method: 'POST',
        url: '/api/badgescan',
        payload,
        headers: { 'x-forwarded-for': seen },
      })
    const { rows } = await venue.db.$client.query(
      `select key from rate_limits where key like 'badge:%' order by key`,
    )
    expect(rows.map(({ key }) => key)).toEqual(expected.map((address) => `badge:${address}`))
  },
)
