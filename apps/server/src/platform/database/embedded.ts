import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { type PostgresRunner, postgresRunner } from './postgres-runner.ts'

const USER = 'nightshift'
const DATABASE = 'nightshift'
/** Advisory lock, held by the process that runs the embedded server for as long as it lives. */
const OWNER_LOCK = 0x4e53_4f57
const START_ATTEMPTS = 5
const START_TIMEOUT_MS = 60_000

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> }

type Options = {
  /** Use a server that another process of ours runs on this folder, instead of refusing. For commands. */
  share?: boolean
  /** Extra settings, `name=value`. */
  settings?: string[]
  /** How PostgreSQL is run, instead of detecting it. */
  how?: Parameters<typeof postgresRunner>[1]
}

/**
 * A real PostgreSQL as a child process, its data in the given folder.
 *
 * The process that runs it holds an advisory lock. A running server whose lock is free was orphaned by a killed process
 * and is adopted; if the lock is taken, another copy runs on this folder.
 */
export async function startEmbedded(dataDir: string, options: Options = {}): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const runner = await postgresRunner(dataDir, options.how)
  const cluster = await initialise(runner)
  const bringUp = async (port?: number) =>
    (await findRunning(cluster)) ?? (await start(runner, cluster, options.settings ?? [], port))

  let running = await bringUp()
  let owner = await takeOwnership(running.url)
  if (!owner) {
    if (options.share) return { url: running.url, stop: async () => {} }
    throw new StartupError(`Another copy is already running on the data folder ${dataDir}.`)
  }

  let stopping = false
  /** The lock's connection ends when the server dies: then it is restarted on the same port. */
  const supervise = (client: pg.Client) =>
    client.once('end', async () => {
      while (!stopping) {
        try {
          running = await bringUp(running.port)
          owner = await takeOwnership(running.url)
          return owner && supervise(owner)
        } catch {
          await sleep(250)
        }
      }
    })
  supervise(owner)

  return {
    url: running.url,
    stop: async () => {
      stopping = true
      await shutDown(runner, cluster, running.pid)
    },
  }
}

type Cluster = { dir: string; password: string }
type Running = { url: string; port: number; pid: number }

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no partial one. */
async function initialise(runner: PostgresRunner): Promise<Cluster> {
  const dir = join(runner.home, 'postgres')
  const passwordFile = join(dir, 'nightshift-password')
  if (!existsSync(passwordFile)) {
    const draft = await mkdtemp(join(runner.home, 'postgres-'))
    const password = randomBytes(24).toString('base64url')
    const pwfile = `${draft}.password`
    await writeFile(pwfile, password, { mode: 0o600 })
    await runner.own(draft, pwfile)
    await runner.run('initdb', [
      ...['-D', draft, '-U', USER, `--pwfile=${pwfile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
    ])
    await rename(pwfile, join(draft, 'nightshift-password'))
    // Fails when another process was quicker; then that one's cluster is used.
    await rename(draft, dir).catch(() => rm(draft, { recursive: true, force: true }))
  }
  return { dir, password: await readFile(passwordFile, 'utf8') }
}

/** A server already running on this cluster: ours, or one orphaned by a process that was killed. */
async function findRunning(cluster: Cluster): Promise<Running | undefined> {
  const { pid, port } = await readPidFile(cluster)
  if (!pid) return undefined
  if (!(await isOurPostgres(pid, cluster.dir))) {
    // The machine was restarted and the number belongs to another process now. PostgreSQL would refuse to start.
    await rm(pidFile(cluster), { force: true })
    return undefined
  }
  const running = { url: address(cluster, port), port, pid }
  return (await untilReady(running.url, () => isRunning(pid))) ? running : undefined
}

const pidFile = ({ dir }: Cluster) => join(dir, 'postmaster.pid')

async function readPidFile(cluster: Cluster) {
  const lines = (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

async function isOurPostgres(pid: number, dir: string) {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (command !== undefined) return command.includes(dir)
  return !existsSync('/proc/self') && isRunning(pid)
}

/** Starts the server, on a free port unless one is named. */
async function start(
  runner: PostgresRunner,
  cluster: Cluster,
  settings: string[],
  known?: number,
): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    const port = known ?? (await freePort())
    const alive = runner.start(cluster.dir, [
      ...['-p', String(port), '-h', '127.0.0.1', '-c', 'unix_socket_directories='],
      ...settings.flatMap((setting) => ['-c', setting]),
    ])
    const url = address(cluster, port)
    if (await untilReady(url, alive)) return { url, port, pid: (await readPidFile(cluster)).pid }
    if (attempt === START_ATTEMPTS) {
      throw new StartupError(`The embedded database did not start; ${runner.logFile} says why.`)
    }
    // Another copy may have started it in the meantime.
    const other = await findRunning(cluster)
    if (other) return other
  }
}

const address = ({ password }: Cluster, port: number) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`

/** Waits until the server answers and has our database. False when it exited or took too long. */
async function untilReady(url: string, alive: () => boolean) {
  const deadline = Date.now() + START_TIMEOUT_MS
  const admin = url.replace(new RegExp(`/${DATABASE}$`), '/postgres')
  while (alive() && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: admin })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
      // Two processes may try at once; the second one's failure is fine.
      if (!rowCount) await client.query(`create database ${DATABASE}`).catch(() => {})
      return true
    } catch {
      await sleep(15)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

/** The lock ends with the connection, however the process ends. */
async function takeOwnership(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'nightshift owner' })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK])
  if (rows[0].taken) return client
  await client.end()
  return undefined
}

async function shutDown(runner: PostgresRunner, { dir }: Cluster, pid: number) {
  if (isRunning(pid)) await runner.stop(dir, pid)
  while (isRunning(pid)) await sleep(20)
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
