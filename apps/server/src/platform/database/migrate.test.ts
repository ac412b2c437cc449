import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from './migrate.ts'

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('processes that start together migrate once', async () => {
  const url = await emptyDatabase()
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url)))
  const [{ count }] = await ask(url, 'select count(*)::int as count from migrations')
  expect(count).toBeGreaterThan(0)
  expect(applied.sort()).toEqual([0, 0, 0, count])
})

test('a step that fails leaves nothing of itself, and the next start goes on from there', async () => {
  const url = await emptyDatabase()
  // Something that is in the way of a later step.
  await ask(url, 'create table web_vitals (mine text)')
  await expect(migrate(url)).rejects.toThrow('web_vitals')
  const before = await ask(url, 'select name from migrations order by name')
  expect(before.length).toBeGreaterThan(0)
  expect(before.at(-1).name).not.toContain('web_vitals')

  await ask(url, 'drop table web_vitals')
  expect(await migrate(url)).toBeGreaterThan(0)
  expect(await ask(url, 'select * from web_vitals')).toEqual([])
})
