import { execFile } from 'node:child_process'
import { chown, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { unprivilegedUser } from '../../apps/server/dist/platform/database/embedded/postgres-runner.js'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { freePort, startApi } from '../api.mjs'
import { ask, fillVenue } from '../database.mjs'
import { missingAfterInstall, programPath } from '../debian.mjs'
import { ledgerRows } from '../ledger.mjs'
import { punchAll } from '../punches.mjs'
import { atMost, holds, leftOut, none } from '../rows.mjs'
import { heardAfter } from './live.mjs'
import { postgresOf, startPostgres } from './postgres.mjs'
import { startProgram } from './programs.mjs'

const title = 'Behind PgBouncer'
const what =
  'PgBouncer of Debian with its own defaults before a database whose owner is no superuser. In session mode kiosks punch, and a live event is heard while all connections of the pool are in use. In the other modes a start is refused in one sentence.'

const BADGES = 200
const REFUSAL =
  'DATABASE_URL leads to a connection pooler that hands connections on after each transaction (a LISTEN does not come back): set it to session mode, or name PostgreSQL itself.\n'
const REFUSED_MS = 30_000

async function prove() {
  const missing = await missingAfterInstall(['pgbouncer'])
  if (missing) return [leftOut('PgBouncer', missing)]
  const postgres = await startPostgres(await postgresOf())
  const direct = await postgres.create('venue')
  await fillVenue(direct, BADGES, { measured: false })
  const rows = await sessionMode(postgres, direct)
  for (const mode of ['transaction', 'statement']) rows.push(...(await refused(postgres, direct, mode)))
  return rows
}

async function sessionMode(postgres, direct) {
  const { url, stop } = await bouncer(postgres, direct)
  const api = await startApi(url)
  const load = punchAll(api.port, { to: BADGES - 1 })
  await load.done
  const heard = await heardAfter(api.port, BADGES)
  const [{ count }] = await ask(
    postgres.superuser,
    "select count(*)::int as count from pg_stat_activity where datname = 'venue'",
  )
  const ledger = await ledgerRows(direct, load.acknowledged, BADGES - 1)
  await api.end('SIGTERM')
  await stop()
  return [
    ...ledger,
    none('answers other than an acknowledgement or 503', load.strange.length),
    atMost('connections to PostgreSQL', count, 20),
    atMost('a live event is heard after', heard, 1, 's'),
  ]
}

async function refused(postgres, direct, mode) {
  const { url, stop } = await bouncer(postgres, direct, `pool_mode = ${mode}`)
  const begun = performance.now()
  const { code, output } = await startOnce(url)
  const seconds = (performance.now() - begun) / 1000
  await stop()
  return [
    holds(`${mode} mode is refused in one sentence`, code === 1 && output === REFUSAL),
    atMost(`${mode} mode is refused after`, seconds, REFUSED_MS / 1000, 's'),
  ]
}

const startOnce = (url) =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: url, PORT: '0' }
    execFile(
      process.execPath,
      ['apps/server/dist/main.js'],
      { env, timeout: REFUSED_MS },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

/** PgBouncer as it comes: only where it listens, whom it lets in, and what differs are set. */
async function bouncer({ port: target }, direct, more = '') {
  const port = await freePort()
  const folder = await temporaryFolder('prove-pgbouncer')
  const { username, password } = new URL(direct)
  const users = join(folder, 'userlist.txt')
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${username}" "${password}"\n`)
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
${more}
`,
  )
  // It does not run as root.
  const user = process.getuid?.() === 0 ? unprivilegedUser(await readFile('/etc/passwd', 'utf8')) : undefined
  if (user) for (const path of [folder, users, file]) await chown(path, user.uid, user.gid)
  const url = direct.replace(`:${target}/`, `:${port}/`)
  const { stop } = await startProgram(
    [programPath('pgbouncer'), '-q', file],
    () => ask(url, 'select 1').then(Boolean),
    { ...user, cwd: folder },
  )
  return { url, stop }
}

export const pgbouncer = { title, what, prove, long: true }
