import { expect, test } from 'vitest'
import { secondServer } from '../../../test/testing/second-server.ts'
import { openVenue } from '../../../test/testing/venue.ts'

const venue = await openVenue()

test('browsers are told to use TLS for this host, and for its subdomains only where that is set', async () => {
  const hsts = async (app: typeof venue.app) =>
    (await app.inject('/api/health')).headers['strict-transport-security']
  expect(await hsts(venue.app)).toBe('max-age=31536000')
  const whole = await secondServer(venue, { HSTS_SUBDOMAINS: 'true' })
  expect(await hsts(whole)).toBe('max-age=31536000; includeSubDomains')
})

test.each(['/api/users/me', '/%61pi/users/me', '/api/nothing'])(
  'nobody keeps what %s answers',
  async (address) => {
    expect((await venue.app.inject(address)).headers['cache-control']).toBe('no-store')
  },
)
