import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../../test/testing/ask.ts'
import { runCommandHere } from '../../test/testing/command-here.ts'
import { migratedDatabase } from '../../test/testing/empty-database.ts'
import { dataFolder, emptyFolder } from '../../test/testing/folders/data-folder.ts'
import { runCommand, startServer } from '../../test/testing/running-server.ts'
import { writeBackup } from '../platform/backups/backup-file.ts'
import { earlierDatabase } from '../platform/backups/testing/earlier-database.ts'
import { startEmbedded } from '../platform/database/embedded/embedded.ts'

const earlier = await earlierDatabase()
const ADA = [
  '--first-name',
  'Ada',
  '--last-name',
  'Blackwood',
  '--username',
  'ada',
  '--password',
  'moor and more',
]

test('a first run without the demo creates an account that can sign in, a festival, and a backup that is restored elsewhere', async () => {
  const DATA_DIR = await dataFolder()
  const festival = ['--name', 'Dreadmoor', '--host', 'dreadmoor.example', '--brand', 'dreadmoor']
  const server = await startServer(DATA_DIR, { DEMO: 'false' })
  const health = async () => (await fetch(`${server.url}/api/health`)).json()
  expect(await health()).toMatchObject({ status: 'ok', firstRun: true })
  // Beside the running server, on its database; one of them as a process, as npm runs it.
  expect(await runCommandHere('create-festival', festival, { DATA_DIR })).toMatchObject({ code: 0 })
  const made = await runCommand('create-admin', ADA, { DATA_DIR })
  expect(made).toEqual({ code: 0, output: 'ada can sign in now.\n' })
  expect(await health()).not.toHaveProperty('firstRun')

  const login = await fetch(`${server.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada', password: 'moor and more' }),
  })
  expect(login.status).toBe(200)
  const cookie = login.headers.getSetCookie().join('; ')
  const festivals = await (await fetch(`${server.url}/api/festivals`, { headers: { cookie } })).json()
  expect(festivals).toMatchObject([{ name: 'Dreadmoor', timeZone: 'America/New_York' }])

  const again = await runCommandHere('create-admin', ADA, { DATA_DIR })
  expect(again).toEqual({ code: 1, output: 'The username ada is taken.\n' })
  const twice = await runCommandHere('create-festival', festival, { DATA_DIR })
  expect(twice).toEqual({ code: 1, output: 'The host dreadmoor.example belongs to another festival.\n' })

  const file = ['--file', join(DATA_DIR, 'night.backup.gz')]
  expect(await runCommandHere('backup', file, { DATA_DIR })).toMatchObject({ code: 0 })
  // Where none runs.
  const elsewhere = await dataFolder()
  expect(await runCommandHere('restore', file, { DATA_DIR: elsewhere })).toMatchObject({ code: 0 })
  const restored = await startEmbedded(elsewhere)
  expect(await ask(restored.url, 'select username from users')).toEqual([{ username: 'ada' }])
  await restored.stop()
})

const PROPOSED =
  'Its season is proposed: choose the dates under General, Season, before its site is switched on.\n'

test('a festival without a brand has a plain site that is switched on, and a holiday variant shares content', async () => {
  const DATABASE_URL = await migratedDatabase()
  const create = (...flags: string[]) => runCommandHere('create-festival', flags, { DATABASE_URL })
  const toEdit = 'Edit its site in the back office: sign in at /employee/login and choose Admin, Site.\n'
  const opens = ['--opens', '2027-09-10T19:00']
  expect(await create('--name', 'Gallows Fair', '--host', 'gallows.example', ...opens)).toEqual({
    code: 0,
    output: `Festival 1, Gallows Fair, is there.\n${toEdit}`,
  })
  const dreadmoor = ['--host', 'moor.example', '--brand', 'dreadmoor']
  expect(await create('--name', 'Moor', ...dreadmoor)).toMatchObject({ code: 0 })
  expect(await create('--name', 'Frost', '--brand', 'dreadmoor', '--variant', 'holiday')).toEqual({
    code: 0,
    output: `Festival 3, Frost, is there.\nIts site shares the content of festival 2.\n${PROPOSED}`,
  })
  expect(await create('--name', 'X', '--content-of', '3')).toEqual({
    code: 1,
    output: 'Festival 3 shares the content of festival 2: name that one.\n',
  })
  expect(await create('--name', 'X', '--content-of', '9')).toEqual({
    code: 1,
    output: 'There is no festival 9.\n',
  })
  expect(
    await ask(DATABASE_URL, 'select brand, enable_home, site_parent_id from festivals order by id'),
  ).toEqual([
    { brand: '', enable_home: true, site_parent_id: null },
    { brand: 'dreadmoor', enable_home: false, site_parent_id: null },
    { brand: 'dreadmoor', enable_home: false, site_parent_id: 2 },
  ])
})

test('backups are made, listed and checked', async () => {
  const BACKUP_DIR = join(await emptyFolder(), 'share')
  const env = { DATABASE_URL: earlier, DATA_DIR: await emptyFolder(), BACKUP_DIR }
  expect(await runCommandHere('backup', ['--prepare'], env)).toEqual({
    code: 0,
    output: `${BACKUP_DIR} is ready for backups.\nIt is on the same disk as the data, so it is lost with it: choose another disk or a share.\n`,
  })
  const made = await runCommandHere('backup', [], env)
  expect(made.output).toMatch(/^Wrote 1 row \(.*\) to .*\.gz\. Restored and compared: it is good\.\n$/)
  const file = made.output.match(/to (.*\.gz)\./)![1]!

  const listed = await runCommandHere('restore', [], env)
  expect(listed.output).toMatch(/ UTC .* 1 row +good +nightshift-.*\.gz\n/)
  expect(listed.output).toContain(`npm run restore -- --file "${file}"`)
  expect((await runCommandHere('backup', ['--check', file], env)).output).toMatch(/ is good: /)
  await writeFile(file, (await readFile(file)).subarray(0, -9))
  expect(await runCommandHere('backup', ['--check', file], env)).toEqual({
    code: 1,
    output: `The backup is bad. ${file} is not a whole backup.\n`,
  })
})

test('an encrypted backup is restored with its passphrase only', async () => {
  const folder = await emptyFolder()
  const file = join(folder, 'night.backup.gz.age')
  const DATABASE_URL = await migratedDatabase()
  await writeBackup(DATABASE_URL, file, { passphrase: 'grave moss', workFactor: 4 })
  const restoreWith = async (passphrase: string) => {
    const BACKUP_PASSPHRASE_FILE = join(folder, 'passphrase')
    await writeFile(BACKUP_PASSPHRASE_FILE, `${passphrase}\n`)
    return runCommandHere('restore', ['--file', file], { DATABASE_URL, BACKUP_PASSPHRASE_FILE })
  }
  expect(await restoreWith('grave mess')).toEqual({
    code: 1,
    output: `The passphrase in BACKUP_PASSPHRASE_FILE does not open ${file}.\n`,
  })
  expect(await restoreWith('grave moss')).toEqual({ code: 0, output: `Restored 0 rows from ${file}.\n` })
})

test.each([
  ['create-admin', [...ADA.slice(0, 6), '--password', 'short'], /is too short\. Say it with --password\.\n$/],
  [
    'create-admin',
    [...ADA.slice(0, 6), '--password', 'adablackwood'],
    'Please choose a password that is not made of your name.\n',
  ],
  [
    'create-festival',
    ['--name', 'X', '--host', 'UPPER:80'],
    /is a host name in lower case, without a port\. Say it with --host\.\n$/,
  ],
  [
    'create-festival',
    ['--name', 'X', '--time-zone', 'Mars/Base'],
    /is not a time zone\. Say it with --time-zone\.\n$/,
  ],
  [
    'create-festival',
    ['--name', 'X', '--opens', 'next Friday'],
    /is a date and time as in 2027-09-10T19:00\. Say it with --opens\.\n$/,
  ],
])('%s %j is refused with one sentence', async (command, flags, sentence) => {
  const { code, output } = await runCommandHere(command, flags, { DATA_DIR: await emptyFolder() })
  expect(code).toBe(1)
  if (typeof sentence === 'string') expect(output).toBe(sentence)
  else expect(output).toMatch(sentence)
})
