import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '../../../test/testing/folders/data-folder.ts'
import { MARKER, prepareFolder } from './folder.ts'
import { withBackupLock } from './lock.ts'
import { makeBackup } from './make-backup.ts'
import { backUpIfDue } from './schedule.ts'
import { earlierDatabase } from './testing/earlier-database.ts'
import { hoursLater, MONDAY, quiet, settings, statusAt } from './testing/embedded-backups.ts'
import { verifyBackup } from './verify.ts'

const url = await earlierDatabase()

/** For tests of what comes after the check. */
const trusted = async () => ({ kind: 'good', rows: 1, sha256: '', hasFigures: true }) as const
const refused = async () => ({ kind: 'bad', reason: 'spoilt' }) as const

test('a good backup has a manifest, is readable by its owner only, and is in the status', async () => {
  const config = await settings()
  const { file, rows, bytes } = await makeBackup(config, url, { now: MONDAY })
  expect(file).toBe(join(config.backups.dir, 'nightshift-2026-11-16T11-00-00Z.backup.gz'))
  expect((await readdir(config.backups.dir)).sort()).toEqual([
    'nightshift-2026-11-16T11-00-00Z.backup.gz',
    'nightshift-2026-11-16T11-00-00Z.backup.gz.json',
    MARKER,
  ])
  expect(JSON.parse(await readFile(`${file}.json`, 'utf8'))).toEqual({
    rows: 1,
    bytes: (await stat(file)).size,
    sha256: expect.stringMatching(/^\w{64}$/),
    migrations: expect.arrayContaining(['0001_festivals_people_positions']),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    verifiedAt: expect.any(String),
  })
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await statusAt(config, hoursLater(36))).toEqual({
    automatic: true,
    folder: 'sameDisk',
    lastGood: { at: MONDAY.toISOString(), rows, bytes, encrypted: false },
    lastFailure: null,
    lastPing: null,
    overdue: false,
    kept: 1,
  })
  expect(await statusAt(config, hoursLater(37))).toMatchObject({ overdue: true })
})

test('with a passphrase file it is encrypted; without a readable one nothing is written', async () => {
  const passphraseFile = join(await emptyFolder(), 'passphrase')
  const config = await settings({ BACKUP_PASSPHRASE_FILE: passphraseFile })
  await expect(makeBackup(config, url, { now: MONDAY })).rejects.toThrow('BACKUP_PASSPHRASE_FILE')
  expect(await readdir(config.backups.dir)).toEqual([MARKER])
  await writeFile(passphraseFile, 'grave moss lantern fog\n')
  const { file } = await makeBackup(config, url, { now: MONDAY, workFactor: 4 })
  expect(file).toMatch(/Z\.backup\.gz\.age$/)
  expect(await readFile(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /)
  expect(await statusAt(config, MONDAY)).toMatchObject({ lastGood: { encrypted: true }, kept: 1 })
})

test('a file that fails its check becomes .bad and counts as nothing', async () => {
  const config = await settings()
  await makeBackup(config, url, { now: MONDAY, verify: trusted })
  const spoil: typeof verifyBackup = async (server, file, passphrase) => {
    const bytes = await readFile(file)
    await writeFile(file, bytes.subarray(0, bytes.length - 5))
    return verifyBackup(server, file, passphrase)
  }
  for (const hour of [24, 25, 26])
    await expect(makeBackup(config, url, { now: hoursLater(hour), verify: refused })).rejects.toThrow(
      'spoilt',
    )
  const made = makeBackup(config, url, { now: hoursLater(27), verify: spoil })
  await expect(made).rejects.toThrow(
    /^The backup failed its check\. nightshift-2026-11-17T14-00-00Z\.backup\.gz is not a whole backup\.$/,
  )
  const names = await readdir(config.backups.dir)
  // Only the latest three are kept for whoever looks into them.
  expect(names.filter((name) => name.endsWith('.bad'))).toEqual([
    'nightshift-2026-11-17T12-00-00Z.backup.gz.bad',
    'nightshift-2026-11-17T13-00-00Z.backup.gz.bad',
    'nightshift-2026-11-17T14-00-00Z.backup.gz.bad',
  ])
  expect(await statusAt(config, hoursLater(27))).toMatchObject({
    lastGood: { at: MONDAY.toISOString() },
    lastFailure: { at: hoursLater(27).toISOString(), reason: expect.stringContaining('failed its check') },
    kept: 1,
  })
})

test('a full disk leaves no file, and the reason in the status', async () => {
  const config = await settings()
  const full = async () => {
    throw Object.assign(new Error('could not extend file "base/1/2": secret'), { code: '53100' })
  }
  await expect(makeBackup(config, url, { now: MONDAY, verify: full })).rejects.toThrow()
  expect(await readdir(config.backups.dir)).toEqual([MARKER])
  expect(await statusAt(config, MONDAY)).toMatchObject({
    lastGood: null,
    lastFailure: { reason: 'There is no space left on the disk.' },
  })
})

test('what a killed backup left behind is removed by the next one', async () => {
  const config = await settings()
  await prepareFolder(config)
  const { dir } = config.backups
  for (const name of ['backup.gz.unfinished', 'backup.gz.json.unfinished', 'backup.gz.age.unfinished'])
    await writeFile(join(dir, `nightshift-2026-11-15T11-00-00Z.${name}`), 'half')
  await writeFile(join(dir, 'holiday.unfinished'), 'not ours')
  const { file } = await makeBackup(config, url, { now: MONDAY, verify: trusted })
  expect((await readdir(dir)).filter((name) => name.endsWith('.unfinished'))).toEqual(['holiday.unfinished'])
  expect(existsSync(file)).toBe(true)
})

test('expired backups are removed after a good one; bad, unchecked and foreign files are not', async () => {
  const config = await settings()
  await prepareFolder(config)
  const { dir } = config.backups
  const manifest = { rows: 1, bytes: 3, sha256: 'x', migrations: [], version: '0.1.0', verifiedAt: MONDAY }
  const store = async (date: string, isGood: boolean) => {
    const path = join(dir, `nightshift-${date}T11-00-00Z.backup.gz`)
    await writeFile(path, 'old')
    if (isGood) await writeFile(`${path}.json`, JSON.stringify(manifest))
  }
  for (let day = 1; day <= 15; day += 1) await store(`2026-11-${String(day).padStart(2, '0')}`, true)
  await store('2020-01-01', false)
  await writeFile(join(dir, 'nightshift-2020-01-02T11-00-00Z.backup.gz.bad'), 'bad')
  await writeFile(join(dir, 'photos.zip'), 'not ours')
  const { removed } = await makeBackup(config, url, { now: MONDAY, verify: trusted })
  // Kept: the 10th to the 16th, and of the weeks before the 8th and the 1st.
  expect(removed).toBe(7)
  expect((await readdir(dir)).filter((name) => !name.endsWith('.json')).sort()).toEqual([
    'nightshift-2020-01-01T11-00-00Z.backup.gz',
    'nightshift-2020-01-02T11-00-00Z.backup.gz.bad',
    ...['01', '08', '10', '11', '12', '13', '14', '15', '16'].map(
      (day) => `nightshift-2026-11-${day}T11-00-00Z.backup.gz`,
    ),
    MARKER,
    'photos.zip',
  ])
  expect((await statusAt(config, MONDAY)).kept).toBe(9)
})

test('a configured folder without its marker is not mounted: nothing is written, and the last good one is remembered', async () => {
  const BACKUP_DIR = await emptyFolder()
  const config = await settings({ BACKUP_DIR })
  await expect(makeBackup(config, url, { now: MONDAY })).rejects.toThrow(
    'The folder in BACKUP_DIR has no file nightshift-backups: it is not mounted',
  )
  expect(await readdir(BACKUP_DIR)).toEqual([])
  expect(await statusAt(config, MONDAY)).toMatchObject({ folder: 'notMounted', kept: 0 })
  await prepareFolder(config)
  await makeBackup(config, url, { now: MONDAY, verify: trusted })

  const unmounted = { ...config, backups: { ...config.backups, dir: join(BACKUP_DIR, 'gone') } }
  expect(await statusAt(unmounted, MONDAY)).toMatchObject({
    folder: 'notMounted',
    lastGood: { at: MONDAY.toISOString() },
  })
})

const OTHER_DISK = '/dev/shm'
const hasOtherDisk = existsSync(OTHER_DISK) && statSync(OTHER_DISK).dev !== statSync(tmpdir()).dev

test.skipIf(!hasOtherDisk)('a folder on another disk is safe', async () => {
  const BACKUP_DIR = await mkdtemp(join(OTHER_DISK, 'nightshift-test-'))
  onTestFinished(() => rm(BACKUP_DIR, { recursive: true }))
  const config = await settings({ BACKUP_DIR })
  await prepareFolder(config)
  expect(await statusAt(config, MONDAY)).toMatchObject({ folder: 'ok' })
})

test('a second backup at the same time is refused, and is no failure', async () => {
  const config = await settings()
  await withBackupLock(url, () =>
    expect(makeBackup(config, url)).rejects.toThrow('Another backup is being made.'),
  )
  expect(await statusAt(config, MONDAY)).toMatchObject({ lastFailure: null })
})

async function pingServer(status: number) {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    response.writeHead(status).end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { calls, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ping/secret` }
}

test('the ping is sent after a good backup only, and its failure does not fail the backup', async () => {
  const { calls, address } = await pingServer(200)
  const config = await settings({ BACKUP_PING_URL: address })
  await expect(makeBackup(config, url, { now: MONDAY, verify: refused })).rejects.toThrow('spoilt')
  expect(calls).toEqual([])
  await makeBackup(config, url, { now: MONDAY, verify: trusted })
  expect(calls).toEqual(['GET /ping/secret'])
  expect((await statusAt(config, MONDAY)).lastPing).toEqual({ at: MONDAY.toISOString(), failure: null })

  const refusing = await pingServer(500)
  const warned = { ...config, backups: { ...config.backups, pingUrl: refusing.address } }
  quiet.warn.mockClear()
  await backUpIfDue({ config: warned, url, log: quiet }, hoursLater(24))
  expect(quiet.warn.mock.calls).toEqual([[{ reason: 'It answered 500.' }, 'BACKUP_PING_URL failed']])
  expect(await statusAt(warned, hoursLater(24))).toMatchObject({
    lastGood: { at: hoursLater(24).toISOString() },
    lastPing: { failure: 'It answered 500.' },
  })
})
