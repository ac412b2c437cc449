import { expect, test } from 'vitest'
import { secondServer } from '../../../test/testing/second-server.ts'
import { openVenue } from '../../../test/testing/venue.ts'

const venue = await openVenue()

test('browsers that came by TLS are told to stay with it, for the subdomains only where that is set', async () => {
  const hsts = async (app: typeof venue.app, headers = {}) =>
    (await app.inject({ url: '/api/health', headers })).headers['strict-transport-security']
  const byTls = { 'x-forwarded-proto': 'https' }
  const trusting = await secondServer(venue, { TRUST_PROXY: '1' })
  expect(await hsts(trusting, byTls)).toBe('max-age=31536000')
  expect(await hsts(trusting, { 'x-forwarded-proto': 'http' })).toBeUndefined()
  expect(await hsts(trusting)).toBeUndefined()
  // Anybody may send the header.
  expect(await hsts(venue.app, byTls)).toBeUndefined()
  const whole = await secondServer(venue, { TRUST_PROXY: '1', HSTS_SUBDOMAINS: 'true' })
  expect(await hsts(whole, byTls)).toBe('max-age=31536000; includeSubDomains')
})

test.each(['/api/publicConfig', '/employee', '/docs/', '/'])(
  'nobody may frame %s, in old browsers neither',
  async (url) => {
    const { headers } = await venue.app.inject({ url, headers: { host: 'venue.test' } })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  },
)

test.each(['/api/publicConfig', '/robots.txt', '/employee', '/docs/', '/openapi.json'])(
  'a cache keeps %s for each encoding, whatever it was asked for',
  async (url) => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await venue.app.inject({
        url,
        headers: { 'accept-encoding': encoding, host: 'venue.test' },
      })
      expect(headers.vary).toBe('accept-encoding')
    }
  },
)

test.each(['/api/users/me', '/%61pi/users/me', '/api/nothing'])(
  'nobody keeps what %s answers',
  async (address) => {
    expect((await venue.app.inject(address)).headers['cache-control']).toBe('no-store')
  },
)
