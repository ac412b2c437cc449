import { readConfig } from '../platform/config.ts'
import { openClient } from '../platform/database/client.ts'
import { appliedMigrations, knownMigrations, readMigration } from '../platform/database/migrate.ts'
import { unusable } from '../platform/database/open.ts'
import { VERSION } from '../platform/release.ts'
import { say, stopWithOneSentence } from '../platform/terminal.ts'
import { openUnchanged } from '../platform/upgrade/inspect.ts'
import { describeMigration, reportUpgrade } from './upgrade-report.ts'

/** Says what a start of this code would do to the configured database, and changes nothing. */
async function upgradeCheck() {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const database = databaseUrl
    ? { kind: 'readable' as const, url: databaseUrl, close: async () => {} }
    : await openUnchanged(dataDir)
  if (database.kind === 'empty') return print(['There is no data yet: the start creates it.'], true)
  if (database.kind === 'unusable') return print([database.sentence], false)
  const { url, close, ...rest } = database
  try {
    const { lines, works } = reportUpgrade({ ...(await read(url)), ...rest })
    print(lines, works)
  } finally {
    await close()
  }
}

async function read(url: string) {
  const client = await openClient({
    connectionString: url,
    application_name: 'nightshift upgrade check',
    connectionTimeoutMillis: 10_000,
    readOnly: true,
  }).catch((error) => {
    throw unusable(url, error)
  })
  try {
    const { rows } = await client.query<{ number: number }>(
      `select current_setting('server_version_num')::int as number`,
    )
    const applied = await appliedMigrations(client)
    const known = await knownMigrations()
    const described = known.map(async (name) => [name, describeMigration(name, await readMigration(name))])
    return {
      version: VERSION,
      known,
      applied,
      descriptions: Object.fromEntries(await Promise.all(described)),
      postgres: Math.floor((rows[0]?.number ?? 0) / 10_000),
    }
  } catch (error) {
    throw unusable(url, error)
  } finally {
    await client.end().catch(() => {})
  }
}

function print(lines: string[], works: boolean) {
  for (const line of lines) say(line)
  process.exitCode = works ? 0 : 1
}

await upgradeCheck().catch(stopWithOneSentence)
process.exit()
