import { readFile } from 'node:fs/promises'
import { startEmbedded } from '../apps/server/dist/platform/database/embedded/embedded.js'
import { migrate } from '../apps/server/dist/platform/database/migrate.js'
import { hashPassword } from '../apps/server/dist/platform/password.js'
import { leave, temporaryFolder } from './leftovers.mjs'
import { pg } from './pg.mjs'

/** The login of a manager (level 2) of the venue. */
export const MANAGER = { username: 'manager', password: 'benchmanager' }
/** Enough for no badge to repeat within 5 seconds, at up to 7,600 scans a second over all servers. */
export const BADGES = 42_000

/** A new embedded database, which ends with the benchmark. */
export async function openDatabase() {
  const { url, stop } = await startEmbedded(await temporaryFolder('bench-data'))
  leave(stop)
  const client = await connect(url)
  leave(() => client.end())
  return { client, url }
}

async function connect(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** Fills an empty database with the venue. */
export async function addVenue(client, url) {
  await migrate(url)
  await run(client, 'venue.sql', { password_hash: await hashPassword(MANAGER.password) })
}

/** Adds the badge holders. Returns their ids. */
export async function addBadges(client) {
  await run(client, 'badges.sql', { badges: String(BADGES) })
  const { rows } = await client.query(
    'select id from users where festival_id = 2 order by substr(username, 6)::int',
  )
  return rows.map(({ id }) => id)
}

async function run(client, file, settings) {
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [`bench.${name}`, value])
  }
  await client.query(await readFile(new URL(file, import.meta.url), 'utf8'))
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}
