import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { constants } from 'node:http2'
import { Agent, type RequestOptions, request } from 'node:https'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder, emptyFolder } from '../test/testing/folders/data-folder.ts'
import { openHttp2 } from '../test/testing/http2-session.ts'
import { runServer, startServer } from '../test/testing/running-server.ts'
import { selfSigned, writePair } from '../test/testing/self-signed.ts'

const HEALTH_CHECK = join(import.meta.dirname, '../../../deploy/healthcheck.mjs')
const agent = new Agent({ rejectUnauthorized: false })

const ADA = {
  firstName: 'Ada',
  lastName: 'Blackwood',
  username: 'ada',
  password: 'moor and more',
  festivalName: 'Dreadmoor',
  timeZone: 'America/New_York',
  hostName: '',
}

async function settingsFor(pair: { cert: string; key: string }) {
  const { certFile, keyFile } = await writePair(await emptyFolder(), pair)
  return { TLS_CERT: certFile, TLS_KEY: keyFile }
}

async function ask(url: string, options: RequestOptions, body?: object): Promise<IncomingMessage> {
  const asked = request(url, { agent, ...options })
  asked.end(body && JSON.stringify(body))
  const [response] = await once(asked, 'response')
  return response
}

test('a first run, live events and the health check work over TLS, plain HTTP is redirected, and the server stops gracefully', async () => {
  const settings = await settingsFor(selfSigned('localhost'))
  const server = await startServer(await dataFolder(), {
    ...settings,
    DEMO: 'false',
    HTTP_REDIRECT_PORT: '0',
  })
  expect(server.url).toMatch(/^https:/)

  const redirectsFrom = await server.line(/Redirects from +(http:\S+)/)
  const redirected = await fetch(`${redirectsFrom}/scanner`, { redirect: 'manual' })
  expect(redirected.status).toBe(308)
  expect(redirected.headers.get('location')).toBe(`${server.url}/scanner`)

  const env = { ...settings, PORT: new URL(server.url).port }
  expect(spawnSync(process.execPath, [HEALTH_CHECK], { env }).status).toBe(0)
  expect(spawnSync(process.execPath, [HEALTH_CHECK], { env: { PORT: env.PORT } }).status).toBe(1)

  const code = await server.line(/with the code (\S+)/)
  const headers = { 'content-type': 'application/json' }
  const done = await ask(`${server.url}/api/first-run`, { method: 'POST', headers }, { ...ADA, code })
  expect(done.statusCode).toBe(200)
  const cookie = done.headers['set-cookie']!.map((line) => line.split(';')[0]).join('; ')
  const stream = await ask(`${server.url}/api/live`, { headers: { cookie } })
  const [opened] = await once(stream, 'data')
  expect(String(opened)).toBe(': open\n\n')
  const session = await openHttp2(server.url)
  const events = session.open({ ':path': '/api/live', cookie })
  await expect.poll(events.text).toBe(': open\n\n')
  server.process.kill('SIGTERM')
  await once(stream.resume(), 'end')
  expect((await events.ended).code).toBe(constants.NGHTTP2_NO_ERROR)
  await session.closed
  expect(await server.ended).toMatchObject({ code: 0 })
})

test('refuses a key of another certificate before it starts a database', async () => {
  const { cert } = selfSigned('localhost')
  const settings = await settingsFor({ cert, key: selfSigned('localhost').key })
  expect(await runServer({ ...settings, DATA_DIR: await emptyFolder() })).toEqual({
    code: 1,
    output: 'TLS_KEY does not belong to TLS_CERT.\n',
  })
})
