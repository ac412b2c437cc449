import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../test/testing/ask.ts'
import { dataFolder } from '../test/testing/folders/data-folder.ts'
import { postgresHome } from '../test/testing/folders/postgres-home.ts'
import { launchServer, type RunningServer, runServer, startServer } from '../test/testing/running-server.ts'
import { testDatabase } from '../test/testing/test-database.ts'
import { startEmbedded } from './platform/database/embedded/embedded.ts'
import { hashPassword } from './platform/password.ts'
import { VERSION } from './platform/release.ts'

const { url: databaseUrl } = await testDatabase()

const login = (url: string, username: string, password: string) =>
  fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })

type Entry = { id: number; endTime: string | null }

const read = async <T>(reply: Promise<Response>) => (await (await reply).json()) as T

/** A connection that the machine has taken, whether or not the server knows of it yet. */
const opened = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })

const cookieOf = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** An actor who can sign in and clock in, in the database of the server that runs on this folder. */
async function addActor(folder: string) {
  const { url } = await startEmbedded(folder, { share: true })
  const hash = await hashPassword('samhollow')
  await ask(
    url,
    `insert into festivals (id, name) values (1, 'Dreadmoor');
     insert into events (id, festival_id, name) values (1, 1, 'Hayride');
     insert into positions (id, festival_id, event_id, name, default_pay_rate) values (1, 1, 1, 'Actor', 15);
     insert into users (festival_id, username, password_hash, password_is_default, first_name, last_name)
       values (1, 'actor', '${hash}', false, 'Sam', 'Hollow');
     insert into user_positions (festival_id, user_id, position_id, payrate) select 1, id, 1, 15 from users`,
  )
}

/** Clocks in and out until all processes are killed, and answers what was acknowledged. */
async function punchUntilKilled(server: RunningServer) {
  const cookie = cookieOf(await login(server.url, 'actor', 'samhollow'))
  const me = await read<{ userPositions: { id: number }[] }>(
    fetch(`${server.url}/api/users/me`, { headers: { cookie } }),
  )
  const acknowledged: Entry[] = []
  const punch = async () => {
    const body = String(me.userPositions[0]!.id)
    for (;;) {
      const headers = { cookie, 'content-type': 'text/plain' }
      acknowledged.push(await read(fetch(`${server.url}/api/clockin`, { method: 'POST', headers, body })))
      acknowledged.push(
        await read(fetch(`${server.url}/api/clockout`, { method: 'POST', headers: { cookie } })),
      )
    }
  }
  const punching = punch().catch(() => 'cut off')
  while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 20))
  await server.kill()
  expect(await punching).toBe('cut off')
  return acknowledged
}

async function expectKept(server: RunningServer, acknowledged: Entry[]) {
  const cookie = cookieOf(await login(server.url, 'actor', 'samhollow'))
  const kept = await read<Entry[]>(fetch(`${server.url}/api/timeclock/me`, { headers: { cookie } }))
  for (const { id, endTime } of acknowledged) {
    const entry = kept.find((one) => one.id === id)
    expect(entry).toBeDefined()
    if (endTime) expect(entry?.endTime).toBe(endTime)
  }
}

/** Sends requests and a stop signal; some requests are not read yet, and some take long. */
async function expectAnsweredBeforeStop(server: RunningServer) {
  const { port } = new URL(server.url)
  const sockets = await Promise.all(Array.from({ length: 10 }, () => opened(Number(port))))
  const attempts = Array.from({ length: 8 }, (_, index) => login(server.url, `nobody-${index}`, 'wrong'))
  await Promise.race(attempts)
  const answers = sockets.map(async (socket) => {
    // A file, because a busy machine may have no connection to the database left for it.
    socket.write('GET /kiosk.webmanifest HTTP/1.1\r\nHost: venue.test\r\n\r\n')
    let answer = ''
    for await (const chunk of socket) answer += chunk
    return answer.slice(0, 15)
  })
  server.process.kill('SIGTERM')
  expect(await Promise.all(answers)).toEqual(sockets.map(() => 'HTTP/1.1 200 OK'))
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 401))
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(await readdir(join(postgresHome(server.dataDir), 'postgres'))).not.toContain('postmaster.pid')
}

// One story, because each start of a server takes more than a second.
test('a server keeps what it acknowledged before a power cut, refuses a second copy, takes over from a killed one, serves metrics, and answers what was sent before its stop', {
  timeout: 180_000,
}, async () => {
  const folder = await dataFolder()
  const first = await startServer(folder, { DEMO: 'false' })
  await addActor(folder)
  const acknowledged = await punchUntilKilled(first)

  const second = await startServer(folder, { DEMO: 'false' })
  await expectKept(second, acknowledged)
  expect(await runServer({ DATA_DIR: folder, PORT: '0' })).toEqual({
    code: 1,
    output: `Another copy is already running on the data folder ${folder}.\n`,
  })
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200)

  second.process.kill('SIGKILL')
  await second.ended
  const third = await startServer(folder, { DEMO: 'false', METRICS_PORT: '0' })
  expect(await (await fetch(`${third.url}/api/health`)).json()).toEqual({ status: 'ok', version: VERSION })
  const metrics = await (await fetch(await third.line(/Metrics are at +(\S+)/))).text()
  expect(metrics).toContain('nightshift_http_requests_total{method="GET",route="/api/health",status="200"} 1')
  expect(metrics).toContain(`nightshift_build_info{version="${VERSION}"} 1`)
  await expectAnsweredBeforeStop(third)
})

test('a stop signal during the start ends the embedded database, too', async () => {
  const folder = await dataFolder()
  const pidFile = join(postgresHome(folder), 'postgres/postmaster.pid')
  const { child, ended } = launchServer({ DATA_DIR: folder, PORT: '0', DEMO: 'false' })
  await expect.poll(() => existsSync(pidFile), { interval: 5 }).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
  expect(existsSync(pidFile)).toBe(false)
})

test('a stop signal while the database is waited for ends with 0 at once', async () => {
  const DATABASE_URL = 'postgres://venue:secret@127.0.0.1:1/venue'
  const { child, ended, line } = launchServer({ DATABASE_URL, PORT: '0' })
  await line(/(Waiting) for the database/)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
})

test('refuses a port for the metrics that is in use', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  const refused = await runServer({ DATABASE_URL: databaseUrl, PORT: '0', METRICS_PORT: String(port) })
  expect(refused.code).toBe(1)
  expect(refused.output.trim().split('\n').at(-1)).toBe(
    `Port ${port} is in use; set METRICS_PORT to another one.`,
  )
})

test.each([
  [{ PORT: 'harvest' }, 'PORT must be a port number from 0 to 65535.'],
  [
    { DATABASE_URL: 'postgres://venue:secret@127.0.0.1:1/venue', DATABASE_WAIT_SECONDS: '0' },
    'The database at 127.0.0.1:1/venue cannot be used: nothing answers there (ECONNREFUSED).',
  ],
])('reports in one sentence what is wrong with %j', async (env, sentence) => {
  expect(await runServer(env as Record<string, string>)).toEqual({ code: 1, output: `${sentence}\n` })
})
