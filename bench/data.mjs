import { readFile } from 'node:fs/promises'
import { hashPassword } from '../apps/server/dist/features/auth/password.js'
import { migrate } from '../apps/server/dist/platform/database/migrate.js'
import { pg } from './pg.mjs'

/** Level 2, at the venue. */
export const MANAGER = { username: 'manager', password: 'benchmanager' }
/** At 8,000 scans a second each badge still rests for more than 5 seconds. */
const BADGES = 42_000

/** Fills an empty database and says what is in it. */
export async function fill(url) {
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const setting = (name, value) => client.query('select set_config($1, $2, false)', [name, value])
    await setting('bench.password_hash', await hashPassword(MANAGER.password))
    await setting('bench.badges', String(BADGES))
    await client.query(await readFile(new URL('data.sql', import.meta.url), 'utf8'))
    await client.query('vacuum analyze')
    const { rows } = await client.query(
      `select id from users where festival_id = 2 order by substr(username, 6)::int`,
    )
    const {
      rows: [version],
    } = await client.query('show server_version')
    return { badges: rows.map(({ id }) => id), postgres: version.server_version }
  } finally {
    await client.end()
  }
}
