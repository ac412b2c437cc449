import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/testing/ask.ts'
import { emptyDatabase } from '../../../test/testing/empty-database.ts'
import { emptyFolder } from '../../../test/testing/folders/data-folder.ts'
import { writeBackup } from './backup-file.ts'
import { compareDatabases } from './compare.ts'
import { reasonOf } from './reason.ts'
import { restoreAsWritten } from './restore.ts'
import { scratchName } from './scratch-database.ts'
import { earlierDatabase } from './testing/earlier-database.ts'
import { verifyBackup } from './verify.ts'

const url = await earlierDatabase()
const ASH = `insert into users (festival_id, username, password_hash, first_name, last_name)
  select id, 'ash', '', 'Ash', 'Graves' from festivals returning id`
const [ash] = await ask(url, ASH)
await ask(url, `insert into user_photos (user_id, jpeg) values ('${ash.id}', '\\x0001ff0a0d')`)
// A json column keeps line breaks between values, for which a backup writes spaces.
await ask(
  url,
  `insert into idempotency_keys (key, request, user_id, answer, at)
   values (gen_random_uuid(), '', '${ash.id}', '{"a":\n 1}', now())`,
)

async function backupFile() {
  const file = join(await emptyFolder(), 'night.backup.gz')
  await writeBackup(url, file)
  return file
}

/** A backup of the rows above. */
let whole: Buffer
beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'nightshift-verify-')), 'whole.backup.gz')
  await writeBackup(url, file)
  whole = await readFile(file)
  await rm(dirname(file), { recursive: true })
})

async function fileOf(bytes: Buffer) {
  const file = join(await emptyFolder(), 'night.backup.gz')
  await writeFile(file, bytes)
  return file
}

const scratchDatabases = async () =>
  (await ask(url, `select datname from pg_database where datname = '${scratchName(url)}'`)).length

/** A backup whose text was changed: it stays a whole gzip file with the right number of rows. */
function rewritten(change: (text: string) => string) {
  const text = gunzipSync(whole).toString()
  expect(change(text)).not.toBe(text)
  return fileOf(gzipSync(change(text)))
}

test('a whole backup is good with the migrations of its own version, and its scratch database replaces one that a killed check left, and is dropped', async () => {
  await ask(url, `create database ${scratchName(url)}`)
  const verified = await verifyBackup(url, await fileOf(whole))
  expect(verified).toMatchObject({
    kind: 'good',
    hasFigures: true,
    sha256: expect.stringMatching(/^\w{64}$/),
  })
  expect(await scratchDatabases()).toBe(0)
})

test('a changed value, a lost row and a doubled row are found', async () => {
  const changed = await rewritten((text) =>
    text
      .replace('"first_name":"Ash"', '"first_name":"Asp"')
      .replace(/(?<=#user_photos\n)\{.*\n/, '')
      .replace(/(?<=#end )\d+/, (count) => String(Number(count) - 1)),
  )
  expect(await verifyBackup(url, changed)).toEqual({
    kind: 'bad',
    reason:
      'Restored, it differs: user_photos: 0 rows instead of 1. users: the same number of rows, with other values.',
  })

  const twice = await rewritten((text) =>
    text
      .replace(/(?<=#user_photos\n)(\{.*\n)/, '$1$1')
      .replace(/(?<=#end )\d+/, (count) => String(Number(count) + 1)),
  )
  expect(await verifyBackup(url, twice)).toEqual({
    kind: 'bad',
    reason: 'PostgreSQL refuses its rows (23505).',
  })
  expect(await scratchDatabases()).toBe(0)
})

test('a file with one changed byte, and one that was cut off, are bad', async () => {
  const middle = Math.floor(whole.length / 2)
  const changed = Buffer.from(whole)
  changed[middle]! ^= 1
  for (const bytes of [changed, whole.subarray(0, middle)]) {
    const file = await fileOf(bytes)
    expect(await verifyBackup(url, file)).toEqual({ kind: 'bad', reason: `${file} is not a whole backup.` })
  }
})

test('the live database may change while a backup is written and checked', async () => {
  let writing = true
  const change = async () => {
    while (writing) {
      await ask(url, `insert into festivals (name) values ('Meanwhile')`)
      await sleep(5)
    }
  }
  const changes = change()
  const file = await backupFile()
  writing = false
  await changes
  await ask(url, `insert into festivals (name) values ('Later'); update users set last_name = 'Crow'`)
  expect(await verifyBackup(url, file)).toMatchObject({ kind: 'good' })
})

test('a file without figures, of an earlier release, is restored and counted', async () => {
  const file = await rewritten((text) => text.replace(/,"tables":\{.*?\}\}/, ''))
  expect(await verifyBackup(url, file)).toMatchObject({ kind: 'good', hasFigures: false })
})

test.skipIf(!existsSync('/dev/full'))('a full disk fails the backup in one sentence', async () => {
  const file = join(await emptyFolder(), 'night.backup.gz')
  await symlink('/dev/full', file)
  const failure = await writeBackup(url, file).catch((error) => error)
  expect(reasonOf(failure)).toBe('There is no space left on the disk.')
})

test('two databases are compared by counts, checksums and migrations', async () => {
  const file = await backupFile()
  const copy = await emptyDatabase()
  await restoreAsWritten(copy, file)
  const same = await compareDatabases(url, copy)
  expect(same).toMatchObject({ different: [], tables: expect.any(Number) })
  await ask(
    copy,
    `update festivals set name = 'Elsewhere';
     delete from user_photos;
     delete from migrations where name = (select max(name) from migrations)`,
  )
  expect((await compareDatabases(url, copy)).different).toEqual([
    'The migrations differ.',
    'festivals: the same number of rows, with other values.',
    'user_photos: 0 rows instead of 1.',
  ])
  await expect(compareDatabases(url, await emptyDatabase())).rejects.toThrow(
    'One of the databases is not ours.',
  )
})
