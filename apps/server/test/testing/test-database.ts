import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { connect } from '../../src/platform/database/pool.ts'

/** A migrated, empty database for this test file, dropped afterwards. */
export async function testDatabase() {
  const { db, url, name } = await createDatabase()
  afterAll(async () => {
    await db.$client.end()
    await onServer(`drop database ${name} with (force)`)
  })
  return { db, url }
}

/** A migrated, empty database, which stays until the server goes. */
export async function createDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template template_nightshift strategy file_copy`)
  const url = inject('templateUrl').replace(/\/\w+$/, `/${name}`)
  // A long pool timeout: other tests keep the machine busy.
  return { name, url, db: connect(bySocket(url), { max: 10, waitMs: 20_000 }) }
}

/** The most bytes of a socket's address, on the strictest of our platforms. */
const LONGEST_SOCKET = 100

/** A query by the Unix socket takes a quarter less time than by TCP. Node has none on Windows. */
function bySocket(url: string) {
  const folder = inject('socketFolder')
  const isTooLong = Buffer.byteLength(`${folder}/.s.PGSQL.65535`) > LONGEST_SOCKET
  return process.platform === 'win32' || isTooLong
    ? url
    : url.replace('127.0.0.1', encodeURIComponent(folder))
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: inject('templateUrl').replace(/\/\w+$/, '/postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
