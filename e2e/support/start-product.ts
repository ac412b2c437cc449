import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyDataFolder } from '../../apps/server/test/testing/folders/copy-data-folder.ts'
import { removeDataFolder } from '../../apps/server/test/testing/folders/postgres-home.ts'
import { HOLIDAY_MANAGER } from './sign-in.ts'

const ROOT = join(import.meta.dirname, '../..')
const SERVER = join(ROOT, 'apps/server/dist/main.js')
const PATIENCE_MS = 120_000

/** Global set-up: fills a demo once, and starts the built server on a copy for all stories. Returns what ends it. */
export default async function startProduct() {
  if (!existsSync(SERVER)) throw new Error('The product is not built: run npm test, which builds it first.')
  const demoDir = await newDataDir()
  const filled = await startServer(demoDir, { demo: true })
  await filled.stop()
  process.env.E2E_DEMO_DIR = demoDir

  const { port, dataDir, stop } = await launchProduct()
  process.env.E2E_PORT = String(port)
  process.env.E2E_DATA_DIR = dataDir
  await setPassword(`http://127.0.0.1:${port}`, HOLIDAY_MANAGER, 'noelabernathy')
  return async () => {
    await stop()
    await removeDataFolder(demoDir)
  }
}

/**
 * Starts the built server on a new copy of the demo, also for stories that change shared settings, or on an empty
 * database.
 */
export async function launchProduct({ demo = true } = {}) {
  const dataDir = await newDataDir()
  if (demo) copyDataFolder(process.env.E2E_DEMO_DIR!, dataDir)
  const { stop, ...product } = await startServer(dataDir, { demo })
  return {
    ...product,
    dataDir,
    async stop() {
      await stop()
      await removeDataFolder(dataDir)
    },
  }
}

const newDataDir = () => mkdtemp(join(tmpdir(), 'nightshift-e2e-'))

/** `printed` waits for what the first group of a pattern matches in the output. */
async function startServer(dataDir: string, { demo }: { demo: boolean }) {
  const port = await freePort()
  const { DATABASE_URL: _, ...inherited } = process.env
  const server = spawn(process.execPath, [SERVER], {
    cwd: ROOT,
    env: { ...inherited, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: String(demo) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  // A story that took too long may not come to its end.
  const letGo = () => void server.kill('SIGTERM')
  process.once('exit', letGo)
  server.once('exit', () => process.off('exit', letGo))
  let output = ''
  server.stdout.on('data', (chunk) => {
    output += chunk
  })
  const printed = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output)?.[1]
      if (found) return found
      await once(server.stdout, 'data')
    }
  }
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  try {
    await Promise.race([
      healthy(port),
      ended.then(() => Promise.reject(new Error('The product did not start.'))),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return { port, printed, stop }
}

/** Sets a password: except for the printed logins, people with rights must change the default one first. */
async function setPassword(origin: string, person: { username: string; password: string }, given: string) {
  const send = (path: string, body: object, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await send('/api/users/login', { username: person.username, password: given })
  const { id } = (await signedIn.json()) as { id: string }
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const changed = await send(`/api/users/${id}/updatepassword`, { password: person.password }, cookie)
  if (!changed.ok) throw new Error(`${person.username} cannot set a password: ${changed.status}`)
}

async function healthy(port: number) {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error('The product did not answer in time.')
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
