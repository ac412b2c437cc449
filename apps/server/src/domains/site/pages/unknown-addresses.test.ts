import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openVenueWithRoutes } from '../../../../test/permissions/testing/registered-routes.ts'
import { openSite } from '../site-content/testing/site.ts'

// Over the network: what is answered below the framework. `inject` is answered by the framework alone.
const { venue, registered } = await openVenueWithRoutes()
const { festival } = await openSite(venue)
const BROWSER = { accept: 'text/html', host: festival.hostName! }

type Asked = { method?: string; headers?: Record<string, string> }

/** Without the headers of the connection, which `inject` does not have, and what is another in each answer. */
const lasting = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !/^(date|connection|keep-alive|transfer-encoding)$/.test(name))
      .map(([name, value]) => [name, String(value).replace(/'nonce-[^']+'/g, "'nonce-'")]),
  )

async function overNetwork(path: string, { method = 'GET', headers = BROWSER }: Asked = {}) {
  if (!venue.app.server.listening) await venue.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = venue.app.server.address() as AddressInfo
  const asked = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false })
  asked.end()
  const [reply] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk)
  return {
    status: reply.statusCode as number,
    headers: lasting(reply.headers),
    body: Buffer.concat(chunks).toString(),
  }
}

async function byFramework(path: string, { method = 'GET', headers = BROWSER }: Asked = {}) {
  const reply = await venue.app.inject({ url: path, method: method as 'GET', headers })
  return { status: reply.statusCode, headers: lasting(reply.headers), body: reply.body }
}

const STARTED = 'tracing:fastify.request.handler:start'

/** How many handlers of the framework ran meanwhile. */
async function handlersOf(work: () => Promise<unknown>) {
  let count = 0
  const add = () => {
    count += 1
  }
  subscribe(STARTED, add)
  await work()
  unsubscribe(STARTED, add)
  return count
}

const ANYTHING = { accept: '*/*', host: festival.hostName! }
const UNKNOWN: [string, Record<string, string>][] = [
  ['/nothing/here/00001', BROWSER],
  ['/nothing?page=/api/users/me', BROWSER],
  ['/old-page.php', BROWSER],
  ['/old-page.php', ANYTHING],
  ['/press.txt', BROWSER],
  ['//evil.example', BROWSER],
  ['/no%20such%20place', BROWSER],
  ['/apply/1/2', BROWSER],
  ['/employee/nowhere', BROWSER],
  ['/api', BROWSER],
  ['/api/nothing', BROWSER],
  ['/api/timeclock/12/more', ANYTHING],
  ['/pictures', ANYTHING],
  ['/assets/nothing.js', ANYTHING],
  ['/assets/__proto__', ANYTHING],
  ['/assets/%2e%2e/index.html', ANYTHING],
  ['/nothing', { ...BROWSER, 'if-none-match': '*', range: 'bytes=0-9', 'accept-encoding': 'br' }],
]

describe('an address that nobody knows', () => {
  test.each(UNKNOWN)('%s is answered below the framework as by it', async (path, headers) => {
    for (const method of ['GET', 'HEAD']) {
      const asked = { method, headers }
      const expected = await byFramework(path, asked)
      expect(expected.status).toBe(404)
      const handlers = await handlersOf(async () => expect(await overNetwork(path, asked)).toEqual(expected))
      expect(handlers).toBe(0)
    }
  })

  test.each([
    ['/nothing.js', '/nothing.js'],
    ['/api/nothing', '/api/nothing'],
  ])('%s has the bytes and headers of the 404 that the framework writes', async (path) => {
    const [ours, frameworks] = [
      await overNetwork(path, { headers: ANYTHING }),
      await overNetwork(path, { method: 'POST', headers: ANYTHING }),
    ]
    expect(ours).toEqual(frameworks)
  })

  test('leads browsers home, with the headers that every answer has', async () => {
    const { status, headers, body } = await overNetwork('/nothing/here')
    const { headers: common } = await overNetwork('/timeclock')
    const secure = Object.fromEntries(
      Object.entries(common).filter(([name]) => !/^(location|content-length)$/.test(name)),
    )
    expect(status).toBe(404)
    expect(headers).toEqual({
      ...secure,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      refresh: '0; url=/',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
  })
})

describe('what is there is never taken for nothing', () => {
  /** An address that matches the pattern of a route. */
  const anAddressOf = (path: string) => path.replace(/\{\w+\}/g, '7').replace('*', 'some/thing')
  const reads = registered.filter(({ method, path }) => ['GET', 'HEAD'].includes(method) && path !== '/*')

  test('every route that reads is compared', () => {
    expect(reads.length).toBeGreaterThan(200)
  })

  test.each([...new Set(reads.map(({ path }) => path))])('%s', async (path) => {
    const address = anAddressOf(path)
    // Streams of live events do not end; visitors are refused before.
    for (const spelled of [address, `${address}/`, `${address}?x=1`])
      for (const method of ['GET', 'HEAD']) {
        const [ours, frameworks] = [
          await overNetwork(spelled, { method }),
          await byFramework(spelled, { method }),
        ]
        expect([spelled, ours.status, ours.headers['content-type']]).toEqual([
          spelled,
          frameworks.status,
          frameworks.headers['content-type'],
        ])
      }
  })

  test.each([
    '/',
    '/apply',
    '/news',
    '/employee',
    '/employee/admin/employees',
    '/scanner',
    '/robots.txt',
    '/docs',
    '/timeclock',
  ])('%s', async (path) => expect((await overNetwork(path)).status).not.toBe(404))
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s stays with the framework', async (method) => {
  const [ours, frameworks] = [
    await overNetwork('/nothing', { method }),
    await byFramework('/nothing', { method }),
  ]
  expect(ours).toEqual(frameworks)
})
