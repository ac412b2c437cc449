import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../../startup-error.ts'
import { isRunning } from './is-running.ts'
import type { PostgresRunner } from './postgres-runner.ts'

const USER = 'nightshift'
const DATABASE = 'nightshift'
const PASSWORD_FILE = 'nightshift-password'
/** Advisory lock, held by the process that runs the embedded server for as long as it lives. */
const OWNER_LOCK = 0x4e53_4f57
const START_ATTEMPTS = 5
const START_TIMEOUT_MS = 60_000

/** A PostgreSQL data folder, and the password of its only user. */
export type Cluster = { dir: string; password: string }
export type Running = { url: string; port: number; pid: number }

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no partial one. */
export async function createCluster(runner: PostgresRunner, dir: string) {
  const draft = await mkdtemp(`${dir}-`)
  const password = randomBytes(24).toString('base64url')
  const pwfile = `${draft}.password`
  await writeFile(pwfile, password, { mode: 0o600 })
  await runner.own(draft, pwfile)
  await runner.run('initdb', [
    ...['-D', draft, '-U', USER, `--pwfile=${pwfile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
  ])
  await rename(pwfile, join(draft, PASSWORD_FILE))
  // Fails when another process was quicker; then that one's cluster is used.
  await rename(draft, dir).catch(() => rm(draft, { recursive: true, force: true }))
}

export async function openCluster(dir: string): Promise<Cluster> {
  return { dir, password: await readFile(join(dir, PASSWORD_FILE), 'utf8') }
}

/** The major version of PostgreSQL that a folder belongs to; undefined when there is no cluster. */
export async function clusterMajor(dir: string) {
  const version = await readFile(join(dir, 'PG_VERSION'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw new StartupError(
      `The database in ${dir} cannot be read (${error.code}): start as the user who made it, or set DATA_DIR to another folder.`,
    )
  })
  return version === undefined ? undefined : Number.parseInt(version, 10)
}

/** A server already running on this cluster: ours, or one orphaned by a process that was killed. */
export async function findRunning(cluster: Cluster): Promise<Running | undefined> {
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
export async function startCluster(
  runner: PostgresRunner,
  cluster: Cluster,
  settings: string[] = [],
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
      const reason = await lastFailure(runner.logFile)
      throw new StartupError(`The embedded database did not start: ${reason} (${runner.logFile})`)
    }
    // Another copy may have started it in the meantime.
    const other = await findRunning(cluster)
    if (other) return other
  }
}

/** Why the server ended: its last fatal message, else the last line, such as a missing library's. */
async function lastFailure(logFile: string) {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trimEnd().split('\n')
  const fatal = lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1)!
  return fatal.replace(/^.*(FATAL|PANIC): +/, '') || 'it left no message.'
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
export async function takeOwnership(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'nightshift owner' })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK])
  if (rows[0].taken) return client
  await client.end()
  return undefined
}

export async function shutDown(runner: PostgresRunner, { dir }: Cluster, pid: number) {
  if (isRunning(pid)) await runner.stop(dir, pid)
  while (isRunning(pid)) await sleep(20)
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
