import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ask } from '../../../../test/testing/ask.ts'
import { emptyDatabase, migratedDatabase } from '../../../../test/testing/empty-database.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { writeBackup } from '../../../platform/backups/backup-file.ts'
import { readBackup } from '../../../platform/backups/restore.ts'
import { constraintOf } from '../../../platform/database/constraints.ts'
import { knownMigrations, migrate } from '../../../platform/database/migrate.ts'
import { lockPeriod } from './testing/lock-period.ts'

const folder = await mkdtemp(join(tmpdir(), 'nightshift-locked-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Expects that an entry ended in a locked period, and that nothing changes, adds or deletes it. */
async function expectLocked(url: string) {
  const read = () => ask(url, 'select entry::text from time_entries entry order by id')
  const before = await read()
  expect(before).toHaveLength(1)
  for (const statement of [
    `update time_entries set note = 'Rain'`,
    'update time_entries set end_time = null',
    'delete from time_entries',
    `insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time, end_time)
      select festival_id, user_id, position_id, '', 1, false, start_time - interval '1 hour', start_time from time_entries`,
  ])
    expect(constraintOf(await ask(url, statement).catch((error) => error)), statement).toBe('period_locked')
  expect(await read()).toEqual(before)
}

test('a locked period is locked in a database that was restored from a backup', async () => {
  const venue = await openVenue()
  const ash = await venue.hire('Ash', 'Actor')
  await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T01:00:00Z')
  const week = { startsAt: new Date('2024-09-23T10:00:00Z'), endsAt: new Date('2024-09-30T10:00:00Z') }
  await lockPeriod(venue, ash, week)
  await expectLocked(venue.url)
  const file = join(folder, 'backup.jsonl.gz')
  await writeBackup(venue.url, file)
  const url = await migratedDatabase()
  await readBackup(url, file)
  await expectLocked(url)
})

test('a period that was locked in the first version with locks is locked after later migrations', async () => {
  const url = await emptyDatabase()
  const known = await knownMigrations()
  const first = known.findIndex((name) => name.startsWith('0023_'))
  await migrate(url, known.slice(0, first + 1))
  await ask(
    url,
    `insert into festivals (id, name) overriding system value values (1, 'Dreadmoor');
    insert into events (id, festival_id, name) overriding system value values (1, 1, 'Hayride');
    insert into positions (id, festival_id, event_id, name, default_pay_rate) overriding system value values (1, 1, 1, 'Actor', 15);
    insert into users (first_name, last_name, username, password_hash, password_is_default, festival_id)
      values ('Ash', 'Graves', 'ash', 'x', false, 1);
    insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time, end_time)
      select 1, id, 1, 'Actor', 15, false, '2024-09-27T21:00Z', '2024-09-28T01:00Z' from users;
    insert into approved_periods (festival_id, starts_at, ends_at, approved_at, approved_by, overrides)
      select 1, '2024-09-23T10:00Z', '2024-09-30T10:00Z', now(), id, '[]' from users;
    insert into payroll_settings (festival_id, period_weeks, period_anchor, period_hour, overtime, company_id,
      regular_component, overtime_component, cash_tips_component, credit_tips_component, deduction_component)
      values (1, 1, '2024-10-03', 0, 'over40', '', '', '', '', '', '')`,
  )
  await migrate(url)
  await expectLocked(url)
  // Its workweeks begin with it, although the festival's begin on Thursdays by now.
  const kept = `select overtime, week_anchor::text, week_hour, time_zone from approved_periods`
  expect(await ask(url, kept)).toEqual([
    { overtime: 'over40', week_anchor: '2024-09-23', week_hour: 6, time_zone: 'America/New_York' },
  ])
})
