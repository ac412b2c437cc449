import { readdirSync } from 'node:fs'
import { appendFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runnerWithoutInitdb } from '../../../../test/testing/folders/copied-cluster.ts'
import { dataFolder, emptyFolder, unmigratedFolder } from '../../../../test/testing/folders/data-folder.ts'
import { postgresHome } from '../../../../test/testing/folders/postgres-home.ts'
import { StartupError } from '../../startup-error.ts'
import { clusterMajor, createCluster } from './cluster.ts'
import { startEmbedded } from './embedded.ts'
import { isRunning } from './is-running.ts'

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows[0]
  } finally {
    await client.end()
  }
}

const pidFile = (dir: string) => join(postgresHome(dir), 'postgres/postmaster.pid')
const pidOf = async (dir: string) => Number((await readFile(pidFile(dir), 'utf8')).split('\n')[0])

test('a command shares the database of a running server, which restarts on the same address when it is killed', async () => {
  const dir = await dataFolder()
  const server = await startEmbedded(dir)
  const command = await startEmbedded(dir, { share: true })
  expect(command.url).toBe(server.url)
  await command.stop()
  await ask(server.url, 'create table kept as select 13 as number')
  process.kill(await pidOf(dir), 'SIGKILL')
  await vi.waitFor(() => ask(server.url, 'select number from kept'), { timeout: 15_000, interval: 100 })
  await server.stop()
})

test('starts although another process has its old pid, keeps its latest programs for an upgrade, and flushes each write', async () => {
  const dir = await dataFolder()
  const home = postgresHome(dir)
  const lines = [process.pid, join(home, 'postgres'), 1, 5432, '', 'localhost', '1 1', 'ready', '']
  await writeFile(pidFile(dir), lines.join('\n'))
  const [kept = ''] = readdirSync(home).filter((name) => name.startsWith('postgresql-'))
  const other = kept.replace(/^postgresql-(\d+)\.\d+/, 'postgresql-$1.999')
  await rename(join(home, kept), join(home, other))

  const database = await startEmbedded(dir)
  expect(await ask(database.url, 'show fsync')).toEqual({ fsync: 'on' })
  expect(await ask(database.url, 'show synchronous_commit')).toEqual({ synchronous_commit: 'on' })
  await database.stop()
  expect(readdirSync(home).filter((name) => name.startsWith('postgresql-'))).toEqual([kept])
})

test('of two processes that start together on a new folder one succeeds', async () => {
  const dir = await unmigratedFolder()
  const home = postgresHome(dir)
  await rm(join(home, 'postgres'), { recursive: true })
  const runner = await runnerWithoutInitdb(dir)
  await Promise.all([1, 2].map(() => createCluster(runner, join(home, 'postgres'))))
  expect(readdirSync(home).filter((name) => name.startsWith('postgres-'))).toEqual([])
  const outcomes = await Promise.allSettled([startEmbedded(dir), startEmbedded(dir)])
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(started).toHaveLength(1)
  await started[0]!.stop()
})

test('a start that fails says why', async () => {
  const dir = await dataFolder()
  await appendFile(join(postgresHome(dir), 'postgres/postgresql.conf'), 'shared_bufers = 1\n')
  await expect(startEmbedded(dir)).rejects.toThrow(/did not start: configuration file .* contains errors/)
})

test('variables of libpq that are about another database are ignored', async () => {
  vi.stubEnv('PGSSLMODE', 'require')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { stop } = await startEmbedded(await dataFolder())
  await stop()
})

test('a data folder that cannot be made is said in one sentence', async () => {
  const file = join(await emptyFolder(), 'file')
  await writeFile(file, '')
  const dir = join(file, 'data')
  await expect(startEmbedded(dir)).rejects.toThrow(
    new StartupError(
      `The data folder ${dir} cannot be used (ENOTDIR): start as the user who owns it, or set DATA_DIR to another one.`,
    ),
  )
})

test('a database that cannot be read is not taken for none', async () => {
  const dir = await emptyFolder()
  expect(await clusterMajor(dir)).toBeUndefined()
  await mkdir(join(dir, 'PG_VERSION'))
  await expect(clusterMajor(dir)).rejects.toThrow(
    new StartupError(
      `The database in ${dir} cannot be read (EISDIR): start as the user who made it, or set DATA_DIR to another folder.`,
    ),
  )
})

test('pg_ctl starts and stops it where there are no signals', async () => {
  const dir = await dataFolder()
  const how = { pgCtl: true }
  const first = await startEmbedded(dir, { how })
  await ask(first.url, 'create table kept as select 13 as number')
  const pid = await pidOf(dir)
  await first.stop()
  expect(isRunning(pid)).toBe(false)
  const second = await startEmbedded(dir, { how })
  expect(await ask(second.url, 'select number from kept')).toEqual({ number: 13 })
  await second.stop()
})

/** Only root needs another user; everybody else runs it as themselves. */
const asRoot = test.runIf(process.getuid?.() === 0)

async function forbidNamespaces() {
  const forbidden = await emptyFolder()
  await writeFile(join(forbidden, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${forbidden}${delimiter}${process.env.PATH}`)
  onTestFinished(() => void vi.unstubAllEnvs())
}

asRoot(
  'root without user namespaces runs a copy as another user, and stays with it when they are allowed',
  async () => {
    const dir = await emptyFolder()
    await forbidNamespaces()
    // A careful root keeps others out of new folders.
    const umask = process.umask(0o077)
    onTestFinished(() => void process.umask(umask))
    const first = await startEmbedded(dir)
    const { home } = await ask(first.url, "select current_setting('data_directory') as home")
    expect((await stat(home)).uid).not.toBe(0)
    await first.stop()

    vi.unstubAllEnvs()
    const second = await startEmbedded(dir)
    expect(await ask(second.url, "select current_setting('data_directory') as home")).toEqual({ home })
    await second.stop()
  },
)

asRoot('a database that was made in a user namespace is not replaced by an empty one without', async () => {
  const dir = await emptyFolder()
  await mkdir(join(dir, 'postgres'))
  await writeFile(join(dir, 'postgres/PG_VERSION'), '18\n')
  await forbidNamespaces()
  await expect(startEmbedded(dir)).rejects.toThrow('which this machine forbids: allow them, or start as')
})
