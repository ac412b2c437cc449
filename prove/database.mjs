import { readFile } from 'node:fs/promises'
import { startEmbedded } from '../apps/server/dist/platform/database/embedded/embedded.js'
import { migrate } from '../apps/server/dist/platform/database/migrate.js'
import { hashPassword } from '../apps/server/dist/platform/password.js'
import { leave, temporaryFolder } from '../bench/leftovers.mjs'
import { pg } from '../bench/pg.mjs'

export const PASSWORD = 'proofofnights'
/** Defined in venue.sql. */
export const MANAGER_ID = '00000000-0000-4000-8000-000000000002'
const VENUE = await readFile(new URL('venue.sql', import.meta.url), 'utf8')

let cluster
let migrated
let databases = 0

/** The PostgreSQL that all proofs share, supervised by this process: it is restarted when it dies. */
function sharedCluster() {
  cluster ??= openCluster()
  return cluster
}

async function openCluster() {
  const { url, stop } = await startEmbedded(await temporaryFolder('prove-data'))
  leave(stop)
  return { url }
}

/** The process id of the shared PostgreSQL, from a file that may be elsewhere than in the data folder. */
export async function postmaster() {
  const { url } = await sharedCluster()
  const [{ file }] = await ask(url, "select pg_read_file('postmaster.pid') as file")
  return Number.parseInt(file, 10)
}

/** Creates an empty database for a proof, or a copy of the named one. */
export async function emptyDatabase(template = 'template1') {
  const { url } = await sharedCluster()
  databases += 1
  const name = `prove_${databases}`
  await ask(url, `create database ${name} template ${template}`)
  return url.replace(/[^/]+$/, name)
}

/** The name of a migrated database that others are copied from: a copy is faster than the migrations. */
function migratedTemplate() {
  migrated ??= makeTemplate()
  return migrated
}

async function makeTemplate() {
  const url = await emptyDatabase()
  await migrate(url)
  return url.split('/').at(-1)
}

/** Creates a database with the venue and this many badge holders. */
export async function venueDatabase(badges) {
  const url = await emptyDatabase(await migratedTemplate())
  await fillVenue(url, badges)
  return url
}

/** Migrates a database and fills it; `measured` needs the rights of a superuser. */
export async function fillVenue(url, badges, { measured = true } = {}) {
  await migrate(url)
  const client = await connect(url)
  const settings = { badges: String(badges), password_hash: await hashPassword(PASSWORD) }
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [`prove.${name}`, value])
  }
  await client.query(VENUE)
  // VACUUM and ANALYZE now, so that autovacuum does not run during the measurement.
  if (measured) for (const statement of ['vacuum analyze', 'checkpoint']) await client.query(statement)
  await client.end()
}

/** A connection without a crash on `error`, for databases that are killed. */
export async function connect(url) {
  const client = new pg.Client({ connectionString: url, application_name: 'nightshift proof' })
  client.on('error', () => {})
  await client.connect()
  return client
}

export async function ask(url, text, values) {
  const client = await connect(url)
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}
