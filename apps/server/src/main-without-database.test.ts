import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { expect, onTestFinished, test } from 'vitest'
import { launchServer, startServer } from '../test/testing/running-server.ts'
import { openProxy } from '../test/testing/tcp-proxy.ts'
import { testDatabase } from '../test/testing/test-database.ts'
import { openFirstSeason } from './domains/seasons/first-season.service.ts'
import { saveSite } from './domains/site/pages/saved-site.service.ts'
import { festivals } from './platform/database/schema.ts'

const { db, url: databaseUrl } = await testDatabase()
const HOST = 'barn.example'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** A page of the host, which `fetch` would not let a test name. */
const pageAt = (url: string, path: string) =>
  new Promise<{ status?: number; asOf?: string; text: string }>((resolve, reject) => {
    const asked = request(`${url}${path}`, { headers: { host: HOST }, agent: false }, async (reply) => {
      reply.setEncoding('utf8')
      const text = (await reply.toArray()).join('')
      const asOf = reply.headers['x-content-as-of'] as string | undefined
      resolve({ status: reply.statusCode, asOf, text })
    })
    asked.on('error', reject).end()
  })

test('a start without the database shows visitors the copy of the site, and works when it is back', async () => {
  const [festival] = await db
    .insert(festivals)
    .values({ name: 'Harrow Barn', hostName: HOST, enableHome: true, publicMsg: 'Bring boots.' })
    .returning()
  await db.transaction((tx) => openFirstSeason(tx, festival!, DEFAULT_SEASON))
  const dataDir = await mkdtemp(join(tmpdir(), 'nightshift-copy-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))

  const first = await startServer(dataDir, { DATABASE_URL: databaseUrl })
  expect((await pageAt(first.url, '/')).text).toContain('Bring boots.')
  await expect.poll(() => existsSync(join(dataDir, 'public-site/site.json'))).toBe(true)
  first.process.kill('SIGTERM')
  expect(await first.ended).toMatchObject({ code: 0 })

  const [port, databasePort] = [await freePort(), await freePort()]
  const through = new URL(databaseUrl)
  Object.assign(through, { hostname: '127.0.0.1', port: String(databasePort) })
  // Longer than it may wait without a copy.
  const second = launchServer({
    ...{ DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: through.href, DATABASE_WAIT_SECONDS: '1' },
  })
  onTestFinished(async () => {
    second.child.kill('SIGTERM')
    await second.ended
  })
  await second.line(/(The database is away)/)
  const url = `http://127.0.0.1:${port}`
  const copy = await pageAt(url, '/')
  expect([copy.status, copy.text.includes('Bring boots.')]).toEqual([200, true])
  expect(Date.parse(copy.asOf!)).toBeLessThan(Date.now())
  for (const path of ['/api/health', '/api/users/me', '/%61pi/users/me', '/api/badgescan', '/site-preview/1'])
    expect((await fetch(`${url}${path}`)).status, path).toBe(503)

  await openProxy(databaseUrl, { port: databasePort })
  await second.line(/(is open at)/)
  await expect.poll(async () => (await pageAt(url, '/')).asOf).toBeUndefined()
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  expect((await fetch(`${url}/api/users/me`)).status).toBe(401)
})

test('a machine of the database that is off, whose name nobody knows then, is waited for', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nightshift-copy-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await saveSite(dataDir, { savedAt: '2024-10-04T22:00:00.000Z', json: '[]', revisions: {}, sites: {} })
  const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://a:b@database.invalid/c', PORT: '0' }
  const server = launchServer({ ...env, DATABASE_WAIT_SECONDS: '0' })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.ended
  })
  const ended = server.ended.then(({ output }) => output)
  expect(await Promise.race([server.line(/(The database is away)/), ended])).toBe('The database is away')
})

test.each([
  ['of another release', JSON.stringify({ version: '0.0.0', json: '[]', revisions: {}, sites: {} })],
  ['that is no copy', '{"json":'],
])('a copy %s is no reason to start without the database', async (_, text) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nightshift-copy-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await mkdir(join(dataDir, 'public-site'))
  await writeFile(join(dataDir, 'public-site/site.json'), text)
  const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', DATABASE_WAIT_SECONDS: '0' }
  expect(await launchServer({ ...env, PORT: '0' }).ended).toMatchObject({ code: 1 })
})
