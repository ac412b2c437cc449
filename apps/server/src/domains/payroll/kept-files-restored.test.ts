import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ask } from '../../../test/testing/ask.ts'
import { migratedDatabase } from '../../../test/testing/empty-database.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { writeBackup } from '../../platform/backups/backup-file.ts'
import { readBackup } from '../../platform/backups/restore.ts'

const folder = await mkdtemp(join(tmpdir(), 'nightshift-kept-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('kept files, what they hold and what was touched since are restored as they were', async () => {
  const venue = await openVenue()
  const mara = await venue.person('Mara', { accessLvl: 2 })
  const ash = await venue.hire('Ash', 'Actor')
  const shift = await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T01:00:00Z', { isTipped: true })
  const days = { startDate: '2024-09-23', endDate: '2024-09-29' }
  const made = { festivalId: venue.home.id, ...days, entryIds: [shift.id] }
  expect((await mara.post('/api/payroll/exports', made)).statusCode).toBe(200)
  await mara.patch(`/api/timeclock/${shift.id}`, { cashTips: 5 })

  const read = async (url: string) => [
    await ask(url, 'select one::text from payroll_exports one'),
    await ask(
      url,
      `select encode(sha256(content), 'hex') = file_hash as is_same, one::text
      from payroll_export_files one join payroll_exports on id = export_id`,
    ),
    await ask(url, 'select one::text from payroll_export_entries one where is_touched'),
  ]
  const before = await read(venue.url)
  expect(before.map((rows) => rows.length)).toEqual([1, 1, 1])
  expect(before[1]![0]).toMatchObject({ is_same: true })
  const file = join(folder, 'backup.jsonl.gz')
  await writeBackup(venue.url, file)
  const url = await migratedDatabase()
  await readBackup(url, file)
  expect(await read(url)).toEqual(before)
})
