import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { constants } from 'node:http2'
import { request } from 'node:https'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openHttp2 } from '../../../../test/testing/http2-session.ts'
import { selfSigned } from '../../../../test/testing/self-signed.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { buildApp } from '../../../app.ts'
import { openSite } from '../../../domains/site/site-content/testing/site.ts'
import { canvas } from '../../../domains/site/site-pictures/testing/pictures.ts'
import { readConfig } from '../../config.ts'

const venue = await openVenue()
const { festival, ada } = await openSite(venue)
const host = festival.hostName!
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: venue.dataDir })

/** The venue's server over TLS. */
async function openTls() {
  const app = await buildApp({
    ...{ config, db: venue.db, live: venue.app.live, now: () => venue.clock.now, strict: true },
    keyPair: selfSigned('venue.test'),
  })
  // As at a stop of the product, whose wait for connections is bounded.
  onTestFinished(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

test('browsers agree on HTTP/2, and others on HTTP/1.1', async () => {
  const { url } = await openTls()
  expect((await openHttp2(url)).protocol).toBe('h2')
  const asked = request(`${url}/api/health`, { rejectUnauthorized: false, agent: false }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  expect([response.statusCode, response.httpVersion]).toEqual([200, '1.1'])
  response.resume()
})

test('the home page of a host is kept, compressed and known again', async () => {
  const { url } = await openTls()
  const { ask } = await openHttp2(url)
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask({ ':path': path, ':authority': host, ...headers })
  const [first, again] = [await get('/'), await get('/?from=poster')]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(first.body.toString()).toContain(`https://${host}/`)
  expect(again.body).toEqual(first.body)
  const compressed = await get('/', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(compressed.body)).toEqual(first.body)
  const { etag } = first.headers
  expect(await get('/', { 'if-none-match': String(etag) })).toMatchObject({ status: 304, headers: { etag } })
  const head = await get('/', { ':method': 'HEAD' })
  expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(first.body.length) } })
  expect(head.body).toHaveLength(0)
  // A header line of its own does not make it another host.
  expect((await get('/', { host: 'other.example' })).body).toEqual(first.body)
  expect((await get('/', { ':authority': `ash@${host}` })).status).toBe(400)
})

test('calls know who is signed in and which site asks, and events arrive as they happen', async () => {
  const { url } = await openTls()
  const ash = await venue.hire('Ash', 'Actor')
  const { ask, open } = await openHttp2(url)
  const cookie = await venue.signIn(ash.id)
  const call = { ':authority': host, cookie }
  expect((await ask({ ...call, ':path': '/api/users/me', cookie: '' })).status).toBe(401)
  const stream = open({ ...call, ':path': '/api/live', accept: 'text/event-stream' })
  await expect.poll(stream.text).toBe(': open\n\n')
  const punch = (headers: Record<string, string>) =>
    ask(
      { ...call, ':path': '/api/clockin', ':method': 'POST', 'content-type': 'text/plain', ...headers },
      { body: Buffer.from(String(ash.positions[0]!.id)) },
    )
  expect((await punch({ origin: 'https://other.example' })).status).toBe(403)
  expect((await punch({ origin: `https://${host}` })).status).toBe(200)
  await expect.poll(stream.text).toContain('event: punch')
})

test('files are taken or refused, and the connection goes on', async () => {
  const { url } = await openTls()
  const { ask } = await openHttp2(url)
  const file = await canvas(1600, 900).jpeg().toBuffer()
  const post = (body: Uint8Array, cookie: string) =>
    ask(
      {
        ...{ ':method': 'POST', ':path': `/api/site/${festival.id}/pictures?purpose=attraction` },
        ...{ ':authority': host, 'content-type': 'image/jpeg', cookie },
      },
      { body },
    )
  const cookie = await venue.signIn(ada.id)
  expect(await post(file, cookie)).toMatchObject({ status: 200, code: constants.NGHTTP2_NO_ERROR })
  // Refused before they are read.
  expect((await post(Buffer.alloc(5_000_000), '')).status).toBe(401)
  const warnings = vi.spyOn(process, 'emitWarning')
  onTestFinished(() => warnings.mockRestore())
  expect((await post(Buffer.alloc(30_000_000), cookie)).status).toBe(413)
  expect(warnings).not.toHaveBeenCalledWith(expect.stringContaining('connection header'), expect.anything())
  expect((await post(file, cookie)).status).toBe(200)
})

test('cuts off who never finishes a body, and goes on with the other requests', async () => {
  const { app, url } = await openTls()
  expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 20_000 })
  app.server.requestTimeout = 300
  const { ask, open } = await openHttp2(url)
  const ash = await venue.person('Ash')
  const cookie = await venue.signIn(ash.id)
  const stream = open({ ':path': '/api/live', cookie })
  const slow = await ask(
    { ':method': 'POST', ':path': '/api/badgescan', 'content-type': 'application/json' },
    { body: Buffer.from('{'), isWhole: false },
  )
  expect(slow.code).toBe(constants.NGHTTP2_CANCEL)
  expect((await ask({ ':path': '/api/health' })).status).toBe(200)
  await expect(Promise.race([stream.ended, 'open'])).resolves.toBe('open')
})

test('idle connections end after a while, and closing the server ends all', async () => {
  const { app, url } = await openTls()
  app.server.keepAliveTimeout = 300
  const idle = await openHttp2(url)
  await idle.closed
  app.server.keepAliveTimeout = 72_000
  const open = await openHttp2(url)
  await open.ask({ ':path': '/api/health' })
  await app.close()
  await open.closed
})

test('refuses unknown methods as HTTP/1.1 does, before the framework logs each as a fault of its own', async () => {
  const { url } = await openTls()
  const { ask } = await openHttp2(url)
  expect(await ask({ ':method': 'BREW', ':path': '/' })).toMatchObject({ status: 400, body: Buffer.alloc(0) })
  expect((await ask({ ':method': 'PURGE', ':path': '/' })).status).toBe(404)
})
