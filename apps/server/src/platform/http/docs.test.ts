import { expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import { CONTENT_SECURITY_POLICY, written } from './security.ts'

const { app } = await openVenue()

test('/docs asks nothing of other sites, and nothing by https where it came by http', async () => {
  const { statusCode, headers, body } = await app.inject({
    url: '/docs/',
    headers: { host: 'haunt.test:3000' },
  })
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toBe(written(CONTENT_SECURITY_POLICY))
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThan(4)
  for (const address of addresses) {
    expect(address).toMatch(/^\.?\//)
    expect((await app.inject(new URL(address, 'http://haunt.test/docs/').pathname)).statusCode).toBe(200)
  }
  // The policy refuses a script in the page itself.
  for (const [, script] of body.matchAll(/<script[^>]*>([^<]*)/g)) expect(script!.trim()).toBe('')
  const initializer = await app.inject('/docs/static/swagger-initializer.js')
  expect(initializer.body).toContain('"validatorUrl":null')
})
