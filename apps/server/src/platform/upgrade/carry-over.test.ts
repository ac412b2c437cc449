import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../../../test/testing/ask.ts'
import { runnerWithoutInitdb } from '../../../test/testing/folders/copied-cluster.ts'
import { dataFolder, unmigratedFolder } from '../../../test/testing/folders/data-folder.ts'
import { olderFolder } from '../../../test/testing/folders/older-folder.ts'
import { postgresHome } from '../../../test/testing/folders/postgres-home.ts'
import { shareOf } from '../../../test/testing/rounds.ts'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { findPrograms } from '../database/embedded/postgres-programs.ts'
import { postgresRunner } from '../database/embedded/postgres-runner.ts'
import { carryOver } from './carry-over.ts'

// Both sides run the installed version: the steps are the same. `npm run prove -- upgrade` has two versions.

const NAMES = `select string_agg(name, ', ' order by id) as names from festivals`
const APPLIED = 'select count(*)::int as count from migrations'

const older = await olderFolder(9, 'Dreadmoor')

type During = { report?: (line: string) => void; meanwhile?: () => Promise<unknown> }

/** The last test runs initdb. */
async function carry(dir: string, { report = () => {}, meanwhile = async () => {} }: During = {}) {
  const runner = await runnerWithoutInitdb(dir)
  const run: typeof runner.run = async (...initdb) => {
    await meanwhile()
    await runner.run(...initdb)
  }
  await carryOver({ old: runner, next: { ...runner, run }, report })
}

/** Interrupts a carry-over at its nth step. */
function stopAt(step: number) {
  let reported = 0
  return () => {
    reported += 1
    if (reported === step) throw new Error('interrupted')
  }
}

/** Adds a festival to the database of the old server, which runs during a carry-over. */
async function addFestival(dir: string, name: string) {
  const cluster = join(postgresHome(dir), 'postgres')
  const password = await readFile(join(cluster, 'nightshift-password'), 'utf8')
  const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3]
  const url = `postgres://nightshift:${password}@127.0.0.1:${port}/nightshift`
  await ask(url, `insert into festivals (name) values ('${name}')`)
}

const oldFolders = async (dir: string) =>
  (await readdir(postgresHome(dir))).filter((name) => /^postgres-\d+-\d{4}-/.test(name))
const contentsOf = async (dir: string, whileRunning = async () => {}) => {
  const database = await startEmbedded(dir)
  await whileRunning()
  const [festivals] = await ask(database.url, NAMES)
  const [migrations] = await ask(database.url, APPLIED)
  await database.stop()
  return { ...festivals, ...migrations }
}

// One story, because each step starts a server on the old folder and one on the new.
test('the data is carried over at its own migration, whatever was interrupted before or written meanwhile', {
  timeout: 180_000,
}, async () => {
  const dir = await dataFolder(older)
  // The first and the last of them in `npm test`.
  for (const step of shareOf([1, 2, 3, 4, 5, 6], 0)) {
    await expect(carry(dir, { report: stopAt(step) })).rejects.toThrow('interrupted')
    expect(await oldFolders(dir)).toEqual([])
  }

  // The sixth step was the first of two renames: a start finishes what was interrupted between them.
  const between = await dataFolder(dir)
  const betweenHome = postgresHome(between)
  await rename(join(betweenHome, 'postgres'), join(betweenHome, 'postgres-17-2026-11-16T12-00-00'))
  expect(await contentsOf(between)).toEqual({ names: 'Dreadmoor', count: 9 })
  expect(await readdir(betweenHome)).not.toContain('postgres-carried-over')

  await expect(carry(dir, { meanwhile: () => addFestival(dir, 'Late') })).rejects.toThrow(
    'The data could not be carried over: festivals has 1 of 2 rows. The old folder is unchanged; start again.',
  )
  const steps: string[] = []
  await carry(dir, { report: (line) => void steps.push(line) })
  expect(steps).toHaveLength(7)
  const inUse = () => expect(carry(dir)).rejects.toThrow('Another copy is already running')
  expect(await contentsOf(dir, inUse)).toEqual({ names: 'Dreadmoor, Late', count: 9 })

  // The old folder is whole: with it in place, everything is there as well.
  const [old = '', ...others] = await oldFolders(dir)
  expect(others).toEqual([])
  const home = postgresHome(dir)
  await rename(join(home, 'postgres'), join(home, 'carried'))
  await rename(join(home, old), join(home, 'postgres'))
  expect(await contentsOf(dir)).toEqual({ names: 'Dreadmoor, Late', count: 9 })
  expect((await readdir(home)).filter((name) => /^upgrade-|carried-over/.test(name))).toEqual([])
})

test('a database before its first migration is carried over empty, by pg_ctl where there are no signals', async () => {
  const dir = await unmigratedFolder()
  const runner = await postgresRunner(dir, await findPrograms(), { pgCtl: true })
  await mkdir(join(runner.home, 'upgrade-abandoned'))
  await carryOver({ old: runner, next: runner, report: () => {} })
  expect(await oldFolders(dir)).toHaveLength(1)
  expect(await readdir(runner.home)).not.toContain('upgrade-abandoned')
})
