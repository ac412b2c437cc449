import { afterAll } from 'vitest'
import { ask } from '../../../../test/testing/ask.ts'
import { emptyDatabase } from '../../../../test/testing/empty-database.ts'
import { knownMigrations, migrate } from '../../database/migrate.ts'

const MIGRATIONS = 7

/**
 * A database of an earlier version with one festival, for this test file: the check of a backup applies the migrations
 * of its database, which takes most of its time.
 */
export async function earlierDatabase() {
  const url = await emptyDatabase(afterAll)
  await migrate(url, (await knownMigrations()).slice(0, MIGRATIONS))
  await ask(url, `insert into festivals (name, time_zone) values ('Dreadmoor', 'America/New_York')`)
  return url
}
