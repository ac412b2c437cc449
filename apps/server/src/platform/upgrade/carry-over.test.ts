import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { ask } from '../../../test/testing/ask.ts'
import { dataFolder, unmigratedFolder } from '../../../test/testing/data-folder.ts'
import { olderFolder } from '../../../test/testing/older-folder.ts'
import { startEmbedded } from '../database/embedded.ts'
import { findPrograms } from '../database/postgres-programs.ts'
import { postgresRunner } from '../database/postgres-runner.ts'
import { carryOver } from './carry-over.ts'

// Both sides run the installed version: the steps are the same. `npm run prove -- upgrade` has two versions.

const NAMES = `select string_agg(name, ', ' order by id) as names from festivals`
const APPLIED = 'select count(*)::int as count from migrations'

const used = await olderFolder(9, 'Dreadmoor')
const usedFolder = () => dataFolder(used)

async function carry(dir: string, tell: (line: string) => void = () => {}) {
  const runner = await postgresRunner(dir, await findPrograms())
  await carryOver({ old: runner, next: { ...runner, run: copyInsteadOfInitdb }, tell })
}

/** A new cluster is a copy of a prepared one, because initdb takes most of a carry-over. The last test runs initdb. */
async function copyInsteadOfInitdb(_program: string, args: string[]) {
  const cluster = join(inject('unmigratedFolder'), 'postgres')
  const passwordFile = args.find((arg) => arg.startsWith('--pwfile='))!.slice('--pwfile='.length)
  await cp(cluster, args[args.indexOf('-D') + 1]!, { recursive: true })
  await copyFile(join(cluster, 'nightshift-password'), passwordFile)
}

const oldFolders = async (dir: string) =>
  (await readdir(dir)).filter((name) => /^postgres-\d+-\d{4}-/.test(name))
const contentsOf = async (dir: string) => {
  const database = await startEmbedded(dir)
  const [festivals] = await ask(database.url, NAMES)
  const [migrations] = await ask(database.url, APPLIED)
  await database.stop()
  return { ...festivals, ...migrations }
}

test('the data is carried over at its own migration, whatever step was interrupted before', {
  timeout: 180_000,
}, async () => {
  const dir = await usedFolder()
  const steps: string[] = []
  for (let reached = 1; ; reached += 1) {
    steps.length = 0
    const stopped = await carry(dir, (line) => {
      if (steps.push(line) === reached) throw new Error('interrupted')
    }).catch((error: Error) => error)
    const isLast = steps.at(-1)?.startsWith('The data is carried over')
    expect(await oldFolders(dir)).toHaveLength(isLast ? 1 : 0)
    if (isLast) break
    expect(stopped?.message).toContain('interrupted')
  }
  expect(steps).toHaveLength(7)
  expect(await contentsOf(dir)).toEqual({ names: 'Dreadmoor', count: 9 })

  // The old folder is whole: with it in place, everything is there as well.
  const [old = ''] = await oldFolders(dir)
  await rename(join(dir, 'postgres'), join(dir, 'carried'))
  await rename(join(dir, old), join(dir, 'postgres'))
  expect(await contentsOf(dir)).toEqual({ names: 'Dreadmoor', count: 9 })
  expect((await readdir(dir)).filter((name) => /^upgrade-|carried-over/.test(name))).toEqual([])
})

test('a start finishes what was interrupted between the two renames', async () => {
  const dir = await usedFolder()
  await carry(dir, (line) => {
    if (line.startsWith('Putting')) throw new Error('interrupted')
  }).catch(() => {})
  await rename(join(dir, 'postgres'), join(dir, 'postgres-17-2026-11-16T12-00-00'))
  expect(await contentsOf(dir)).toEqual({ names: 'Dreadmoor', count: 9 })
  expect(await readdir(dir)).not.toContain('postgres-carried-over')
})

test('rows that were written to the old server in the meantime are not lost', async () => {
  const dir = await usedFolder()
  const password = readFileSync(join(dir, 'postgres/nightshift-password'), 'utf8')
  const write = () => {
    const port = readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
    const url = `postgres://nightshift:${password}@127.0.0.1:${port}/nightshift`
    const script = `const client = new (require('pg').Client)(process.argv[1])
      client.connect().then(() => client.query("insert into festivals (name) values ('Late')")).then(() => client.end())`
    execFileSync(process.execPath, ['-e', script, url], { cwd: import.meta.dirname })
  }
  const carried = carry(dir, (line) => {
    if (line === 'Creating the new folder.') write()
  })
  await expect(carried).rejects.toThrow(
    'The data could not be carried over: festivals has 1 of 2 rows. The old folder is unchanged; start again.',
  )
  await carry(dir)
  expect(await contentsOf(dir)).toEqual({ names: 'Dreadmoor, Late', count: 9 })
})

test('a folder whose server is in use is refused', async () => {
  const dir = await usedFolder()
  const database = await startEmbedded(dir)
  await expect(carry(dir)).rejects.toThrow('Another copy is already running')
  expect(await ask(database.url, NAMES)).toEqual([{ names: 'Dreadmoor' }])
  await database.stop()
})

test('a database before its first migration is carried over empty, by pg_ctl where there are no signals', async () => {
  const dir = await unmigratedFolder()
  await mkdir(join(dir, 'upgrade-abandoned'))
  const runner = await postgresRunner(dir, await findPrograms(), { pgCtl: true })
  await carryOver({ old: runner, next: runner, tell: () => {} })
  expect(await oldFolders(dir)).toHaveLength(1)
  expect(await readdir(dir)).not.toContain('upgrade-abandoned')
})
