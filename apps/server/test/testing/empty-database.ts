import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

/** The URL of an empty database, dropped after the test. */
export async function emptyDatabase() {
  const server = inject('templateUrl').replace(/\/\w+$/, '')
  const name = `test_${randomBytes(6).toString('hex')}`
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await ask(`create database ${name}`)
  onTestFinished(() => ask(`drop database ${name} with (force)`))
  return `${server}/${name}`
}
