import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

type WhenDone = (drop: () => Promise<void>) => void

/** The URL of an empty database, dropped after the test, or with `afterAll` after the file. */
export const emptyDatabase = (whenDone?: WhenDone) => makeDatabase('template1', whenDone)

/** The URL of a database with all migrations and no rows, dropped after the test. */
export const migratedDatabase = () => makeDatabase('template_nightshift')

async function makeDatabase(template: string, whenDone: WhenDone = onTestFinished) {
  const server = inject('templateUrl').replace(/\/\w+$/, '')
  const name = `test_${randomBytes(6).toString('hex')}`
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await ask(`create database ${name} template ${template}`)
  whenDone(() => ask(`drop database ${name} with (force)`))
  return `${server}/${name}`
}
