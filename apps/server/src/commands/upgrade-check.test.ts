import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { runCommandHere } from '../../test/testing/command-here.ts'
import { emptyDatabase, migratedDatabase } from '../../test/testing/empty-database.ts'
import { dataFolder, emptyFolder } from '../../test/testing/folders/data-folder.ts'
import { postgresHome } from '../../test/testing/folders/postgres-home.ts'
import { runCommand } from '../../test/testing/running-server.ts'
import { startEmbedded } from '../platform/database/embedded/embedded.ts'
import { knownMigrations, migrate } from '../platform/database/migrate.ts'

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const check = (env: Record<string, string>) => runCommandHere('upgrade-check', [], env)

test('lists what is pending in an older database, and applies none of it', async () => {
  const url = await emptyDatabase()
  const known = await knownMigrations()
  await migrate(url, known.slice(0, 9))
  const { code, output } = await check({ DATABASE_URL: url })
  expect(code).toBe(0)
  expect(output).toContain(`The data is at migration ${known[8]}`)
  expect(output).toContain(`The start applies ${known.length - 9} migrations, in this order:`)
  const listed = [...output.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)
  expect(listed).toEqual(known.slice(9))
  expect(await ask(url, 'select name from migrations')).toHaveLength(9)
})

test('refuses data of a newer version', async () => {
  const url = await migratedDatabase()
  await ask(url, `insert into migrations (name) values ('9999_dragons')`)
  const { code, output } = await check({ DATABASE_URL: url })
  expect(code).toBe(1)
  expect(output).toContain('A newer version wrote the data (9999_dragons): do not start this one.')
})

test('reads the embedded database beside its server, and starts it where none runs', async () => {
  const DATA_DIR = await dataFolder()
  const server = await startEmbedded(DATA_DIR)
  const home = postgresHome(DATA_DIR)
  const before = await readdir(home)
  const beside = await check({ DATA_DIR })
  expect(beside).toEqual({ code: 0, output: expect.stringContaining('There is nothing to do.') })
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
  expect(await runCommand('upgrade-check', [], { DATA_DIR })).toEqual(beside)
  expect(await readdir(home)).toEqual(before)
  expect(await readdir(join(home, 'postgres'))).not.toContain('postmaster.pid')
})

test('creates nothing where there is no data', async () => {
  const DATA_DIR = await emptyFolder()
  const output = 'There is no data yet: the start creates it.\n'
  expect(await check({ DATA_DIR })).toEqual({ code: 0, output })
  expect(await readdir(DATA_DIR)).toEqual([])
})

test('says in one sentence that the database cannot be reached', async () => {
  const { code, output } = await check({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' })
  expect(code).toBe(1)
  expect(output).toBe(
    'The database at 127.0.0.1:1/none cannot be used: nothing answers there (ECONNREFUSED).\n',
  )
})
