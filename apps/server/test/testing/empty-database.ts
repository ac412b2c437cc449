import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

/** The URL of an empty database, dropped after the test, or with `afterAll` after the file. */
export async function emptyDatabase(whenDone: (drop: () => Promise<void>) => void = onTestFinished) {
  const server = inject('templateUrl').replace(/\/\w+$/, '')
  const name = `test_${randomBytes(6).toString('hex')}`
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await ask(`create database ${name}`)
  whenDone(() => ask(`drop database ${name} with (force)`))
  return `${server}/${name}`
}
