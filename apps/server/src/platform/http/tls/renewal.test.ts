import { Agent, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../../../../test/testing/folders/data-folder.ts'
import { selfSigned, writePair } from '../../../../test/testing/self-signed.ts'
import { openVenue, PASSWORD } from '../../../../test/testing/venue.ts'
import { buildApp } from '../../../app.ts'
import { readConfig } from '../../config.ts'
import { watchKeyPair } from './renewal.ts'

const venue = await openVenue()

/** The venue's server over TLS. */
async function openTlsVenue(keyPair: { cert: string; key: string }) {
  const folder = await emptyFolder()
  const files = await writePair(folder, keyPair)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const app = await buildApp({ config, db: venue.db, live: venue.app.live, keyPair })
  const errors = vi.spyOn(app.log, 'error')
  const renewal = watchKeyPair(app, files, keyPair)
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  onTestFinished(async () => {
    renewal.stop()
    agent.destroy()
    await app.close()
  })
  return {
    app,
    address,
    port,
    agent,
    errors: () => errors.mock.calls.map(([words]) => words),
    replace: async (pair: { cert: string; key: string }) => {
      await writePair(folder, pair)
      await renewal.check()
    },
  }
}

type Options = { agent?: Agent; path?: string; method?: string; body?: object }

/** The answer to a request, and the name on the certificate of its connection. */
function ask(port: number, { agent, path = '/api/health', method = 'GET', body }: Options = {}) {
  const fresh = agent ?? new Agent({ rejectUnauthorized: false })
  return new Promise<{ status?: number; name: string; cookies: string[]; hsts?: string }>(
    (resolve, reject) => {
      const headers = { 'content-type': 'application/json' }
      const asked = request({ host: '127.0.0.1', port, path, method, agent: fresh, ...(body && { headers }) })
      asked.on('error', reject).on('response', (response) => {
        const name = (response.socket as TLSSocket).getPeerCertificate().subject.CN as string
        const { statusCode: status, headers: given } = response
        const cookies = given['set-cookie'] ?? []
        const hsts = given['strict-transport-security']
        response.resume().on('end', () => resolve({ status, name, cookies, hsts }))
      })
      asked.end(body && JSON.stringify(body))
    },
  )
}

test('a sign-in over TLS sets Secure cookies and HSTS', async () => {
  const { port, address } = await openTlsVenue(selfSigned('venue.test'))
  const { username } = await venue.person('Ash')
  const login = { path: '/api/users/login', method: 'POST', body: { username, password: PASSWORD } }
  const { status, cookies, hsts } = await ask(port, login)
  expect(address).toBe(`https://127.0.0.1:${port}`)
  expect(status).toBe(200)
  expect(cookies.map((cookie) => [cookie.split('=')[0], cookie.includes('; Secure')])).toEqual([
    ['FM_TOKEN', true],
    ['DEV_FM_SESS', true],
    ['FM_DEVICE', true],
  ])
  expect(hsts).toBe('max-age=31536000')
})

test('every answer over TLS has HSTS, also one that is kept', async () => {
  const { port } = await openTlsVenue(selfSigned('venue.test'))
  for (const path of [
    '/api/health',
    '/nothing',
    '/api/publicConfig',
    '/api/publicConfig',
    '/kiosk.webmanifest',
  ])
    expect([path, (await ask(port, { path })).hsts]).toEqual([path, 'max-age=31536000'])
})

test('speaks the protocols and ciphers of the last ten years, also after a renewal', async () => {
  const { port, replace } = await openTlsVenue(selfSigned('old.test'))
  const spoken = (options: ConnectionOptions) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options }, () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().name}`)
        socket.destroy()
      })
      socket.on('error', reject)
    })
  for (const _ of ['before', 'after']) {
    const with12 = (ciphers: string) => spoken({ maxVersion: 'TLSv1.2', ciphers })
    for (const cipher of ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'])
      expect(await with12(`ECDHE-ECDSA-${cipher}`)).toBe(`TLSv1.2 ECDHE-ECDSA-${cipher}`)
    for (const cipher of ['ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384', 'ECDHE-ECDSA-AES256-CCM'])
      await expect(with12(`${cipher}:@SECLEVEL=0`)).rejects.toThrow()
    await expect(
      spoken({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }),
    ).rejects.toThrow()
    expect(await spoken({})).toContain('TLSv1.3')
    await replace(selfSigned('new.test'))
  }
})

test('a replaced certificate is used for new connections, and open ones go on', async () => {
  const { port, agent, replace, errors } = await openTlsVenue(selfSigned('old.test'))
  expect(await ask(port, { agent })).toMatchObject({ status: 200, name: 'old.test' })
  await replace(selfSigned('new.test'))
  expect(await ask(port, { agent })).toMatchObject({ status: 200, name: 'old.test' })
  expect(await ask(port)).toMatchObject({ status: 200, name: 'new.test' })
  expect(errors()).toEqual([])
})

const other = selfSigned('other.test')
test.each([
  [
    'a certificate with another key',
    { ...other, key: selfSigned('x.test').key },
    'TLS_KEY does not belong to TLS_CERT. The old pair stays.',
  ],
  [
    'half a file',
    { ...other, cert: other.cert.slice(0, 100) },
    'TLS_CERT is not a certificate in PEM form. The old pair stays.',
  ],
  [
    'an expired certificate',
    selfSigned('late.test', { expiresAt: new Date('2024-11-02') }),
    'The new certificate of TLS_CERT has expired; the old one stays.',
  ],
])('%s leaves the old pair in place and is logged once', async (_, broken, words) => {
  const { port, replace, errors } = await openTlsVenue(selfSigned('old.test'))
  await replace(broken)
  await replace(broken)
  expect(errors()).toEqual([words])
  expect(await ask(port)).toMatchObject({ name: 'old.test' })
  await replace(other)
  expect(await ask(port)).toMatchObject({ name: 'other.test' })
})

test('a start with an expired certificate is logged', async () => {
  const { port, errors } = await openTlsVenue(selfSigned('late.test', { expiresAt: new Date('2024-11-02') }))
  expect(errors()).toEqual(['The certificate of TLS_CERT has expired.'])
  expect(await ask(port)).toMatchObject({ status: 200 })
})

test('cuts off who sends headers a byte at a time over TLS', async () => {
  const { app, port } = await openTlsVenue(selfSigned('venue.test'))
  expect(app.server.headersTimeout).toBe(10_000)
  expect(app.server.requestTimeout).toBe(20_000)
  Object.assign(app.server, { headersTimeout: 300, requestTimeout: 600 })
  const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false })
  socket.on('error', () => {}).write('GET /api/health HTTP/1.1\r\nHost: venue.test\r\nX-Slow: ')
  let said = ''
  for await (const chunk of socket) said += chunk
  expect(said).toContain('408')
})

afterAll(() => vi.restoreAllMocks())
