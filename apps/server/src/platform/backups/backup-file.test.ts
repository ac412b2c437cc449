import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabase, migratedDatabase } from '../../../test/testing/empty-database.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { migrate } from '../database/migrate.ts'
import { connect } from '../database/pool.ts'
import { applications, seasonCalendars, userPhotos } from '../database/schema.ts'
import { keptTables } from '../database/tables.ts'
import { writeBackup } from './backup-file.ts'
import { readBackup } from './restore.ts'

const venue = await openVenue()
const folder = await mkdtemp(join(tmpdir(), 'nightshift-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const { url } = venue

const ash = await venue.hire('Ash\n"the" \\ Crow', 'Actor', 'Usher')
await venue.db.insert(userPhotos).values({ userId: ash.id, jpeg: Buffer.from([0, 1, 255, 10, 13]) })
await ash.post('/api/clockin', String(ash.positions[0]!.id))
await venue.app.inject({
  method: 'POST',
  url: '/api/badgescan',
  headers: { 'idempotency-key': randomUUID() },
  payload: { badgeCode: badgeCodeOf(ash.id) },
})
const ada = await venue.person('Ada', { accessLvl: 3 })
await ada.post(`/api/users/${ash.id}/replacebadge`)
await venue.db.insert(seasonCalendars).values({
  festivalId: venue.home.id,
  seasonId: venue.home.seasonId,
  opensAt: new Date('2024-09-13T23:00:00.123Z'),
  weekends: 7,
  extraNights: ['2024-11-02', '2024-11-09'],
  shiftStart: '17:00',
  shiftEnd: '01:00',
})

/** Every row of every table that a backup keeps. */
async function contents(address: string) {
  const { $client: pool } = connect(address)
  const client = await pool.connect()
  try {
    const found: Record<string, unknown> = {}
    for (const table of await keptTables(client)) {
      const { rows } = await client.query(`select row::text from ${table} row order by 1`)
      found[table] = rows.map(({ row }) => row)
    }
    return found
  } finally {
    client.release()
    await pool.end()
  }
}

test('everything is restored, and new rows get new ids', async () => {
  const file = join(folder, 'whole.gz')
  await writeBackup(url, file)
  const target = await migratedDatabase()
  await readBackup(target, file)
  const [before, after] = [await contents(url), await contents(target)]
  // Whoever was signed in when the backup was made may have been signed out since.
  expect(before.sessions).not.toEqual([])
  expect(after).toEqual({ ...before, sessions: [] })
  expect(Object.values(after).flat().length).toBeGreaterThan(10)
  // Inserting people must not issue first badges again: two of Ash, one of Ada.
  expect(after.badges).toHaveLength(3)

  const { $client: pool } = connect(target)
  const { rows } = await pool.query(
    `insert into events (festival_id, name) select id, 'New' from festivals limit 1
     returning id > (select max(id) from events) as later`,
  )
  await pool.end()
  expect(rows[0].later).toBe(true)
})

/** Line separators of every kind, quotes, escapes, and text that looks like our own section markers. */
const ODD = 'a\u2028b\u2029c\u0085d\re\r\nf\vg\fh"i\\j\\nk\'l🎃m\u001En\u00a0o\ufeff#end 7\n#users\n{}\n'

test('line separators, control characters and quotes inside values are restored unchanged', async () => {
  const { id: festivalId, seasonId } = venue.home
  await venue.db.insert(applications).values([
    { festivalId, seasonId, rawData: `{"odd":${JSON.stringify(ODD)}}`, notes: ODD },
    // 140 kB of multi-byte characters, so that stream chunks end inside one.
    { festivalId, seasonId, rawData: '{}', notes: `${'🎃\u2028'.repeat(20_000)}\r` },
  ])
  await venue.db.$client.query(
    `insert into idempotency_keys (key, request, user_id, answer, at)
     values (gen_random_uuid(), '', $1, $2, now())`,
    [ash.id, `{"odd":\r\n\t${JSON.stringify(ODD)}\r}`],
  )
  const file = join(folder, 'odd.gz')
  await writeBackup(url, file)
  const target = await migratedDatabase()
  await readBackup(target, file)
  const [before, after] = [await contents(url), await contents(target)]
  // A backup writes a space for a line break between the values of a json column.
  const keys = (rows: unknown) => (rows as string[]).map((row) => row.replaceAll('\n', ' ')).sort()
  expect(keys(after.idempotency_keys)).toEqual(keys(before.idempotency_keys))
  expect(after.applications).toEqual(before.applications)
})

test('a backup of an older version is restored, then migrated', async () => {
  const file = join(folder, 'older.gz')
  const old = await emptyDatabase()
  const steps = ['0001_festivals_people_positions', '0002_time_entries', '0003_applications']
  await migrate(old, [...steps, '0004_sessions_audit_rate_limits'])
  const { $client: pool } = connect(old)
  await pool.query(`insert into festivals (name) values ('Old Moor')`)
  await pool.query(
    `insert into users (username, password_hash, first_name, last_name) values ('ash', '', 'Ash', 'Crow')`,
  )
  await pool.end()
  await writeBackup(old, file)
  const target = await emptyDatabase()
  expect(await readBackup(target, file)).toBe(2)
  expect(await migrate(target)).toBe(0)
  const after = await contents(target)
  expect(Object.keys(after)).toContain('web_vitals')
  expect(after.badges).toHaveLength(1)
})

test('is refused by a database that is in use, which stays unchanged', async () => {
  const file = join(folder, 'again.gz')
  await writeBackup(url, file)
  const before = await contents(url)
  await expect(readBackup(url, file)).rejects.toThrow('empty one only')
  expect(await contents(url)).toEqual(before)
})

test.each([
  ['cut off', (zipped: Buffer) => zipped.subarray(0, zipped.length / 2)],
  [
    'missing a row',
    (zipped: Buffer) =>
      gzipSync(
        gunzipSync(zipped)
          .toString()
          .replace(/\n\{.*\n/, '\n'),
      ),
  ],
  ['no backup at all', () => Buffer.from('a picture')],
])('a file that is %s writes nothing', async (_, spoil) => {
  const file = join(folder, 'spoilt.gz')
  await writeBackup(url, file)
  await writeFile(file, spoil(await readFile(file)))
  const target = await migratedDatabase()
  await expect(readBackup(target, file)).rejects.toThrow('is not a whole backup')
  expect(Object.values(await contents(target)).flat()).toEqual([])
})

test('a missing file is reported as missing', async () => {
  await expect(readBackup(await emptyDatabase(), join(folder, 'none.gz'))).rejects.toThrow('There is no file')
})
