import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/testing/empty-database.ts'
import { readConfig } from '../config.ts'
import { knownMigrations, migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('concurrent starts migrate once', async () => {
  const url = await emptyDatabase()
  const steps = (await knownMigrations()).slice(0, 4)
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, steps)))
  const [{ count }] = await ask(url, 'select count(*)::int as count from migrations')
  expect(count).toBe(4)
  expect(applied.sort()).toEqual([0, 0, 0, count])
})

test('a migration that fails, or whose start is killed, is rolled back, and the next start continues there', async () => {
  const url = await emptyDatabase()
  const known = await knownMigrations()
  await migrate(url, known.slice(0, 2))
  await ask(
    url,
    `insert into users (username, password_hash, first_name, last_name)
     select 'ash' || i, '', 'Ash', 'Crow' from generate_series(1, 100) i`,
  )
  // The third step creates a table and then waits for this lock, so that it is always interrupted.
  const door = new pg.Client({ connectionString: url })
  await door.connect()
  await door.query('begin; lock table users in share mode')
  const killed = migrate(url).catch((error: Error) => error)
  const migrating = `from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and application_name = 'nightshift migrations'`
  await expect.poll(() => ask(url, `select pid ${migrating}`)).toHaveLength(1)
  // As the end of its process does.
  await ask(url, `select pg_terminate_backend(pid) ${migrating}`)
  expect(await killed).toBeInstanceOf(Error)
  await door.end()
  expect(await ask(url, 'select name from migrations')).toHaveLength(2)

  // Something that is in the way of a later step.
  await ask(url, 'create table web_vitals (mine text)')
  await expect(migrate(url)).rejects.toThrow('web_vitals')
  const before = await ask(url, 'select name from migrations order by name')
  expect(before.length).toBeGreaterThan(2)
  expect(before.at(-1).name).not.toContain('web_vitals')

  await ask(url, 'drop table web_vitals')
  expect(await migrate(url)).toBe(known.length - before.length)
  expect(await ask(url, 'select * from web_vitals')).toEqual([])
  expect(await ask(url, 'select count(*)::int as count from users')).toEqual([{ count: 100 }])
})

test('usernames that become duplicates stop the upgrade with a message that names them', async () => {
  const url = await emptyDatabase()
  const known = await knownMigrations()
  const folding = known.findIndex((name) => name.startsWith('0008_'))
  await migrate(url, known.slice(0, folding))
  // As in a database whose locale knows no capital É.
  await ask(url, 'drop index users_username; create unique index users_username on users (username)')
  const add = (username: string) =>
    ask(
      url,
      `insert into users (username, password_hash, first_name, last_name) values ('${username}', '', 'A', 'B')`,
    )
  for (const username of ['élise', 'Élise', 'BO', 'Bo', 'bo', 'cy']) await add(username)

  const start = () => openDatabase(readConfig({ NODE_ENV: 'test', DATABASE_URL: url }))
  await expect(start()).rejects.toThrow(
    /^The database at \S+ cannot be used: usernames that differ in letter case alone must be changed first, all but one of each: BO, Bo, bo; Élise, élise\.$/,
  )
  await ask(url, `delete from users where username in ('Élise', 'BO', 'Bo')`)
  const { close } = await start()
  await close()
})
