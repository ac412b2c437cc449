import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'

const server = inject('templateUrl').replace(/\/\w+$/, '')

async function ask(database: string, statement: string) {
  const client = new pg.Client({ connectionString: `${server}/${database}` })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function emptyDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`
  await ask('postgres', `create database ${name}`)
  onTestFinished(async () => void (await ask('postgres', `drop database ${name} with (force)`)))
  return name
}

test('processes that start together migrate once', async () => {
  const name = await emptyDatabase()
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(`${server}/${name}`)))
  const [{ count }] = await ask(name, 'select count(*)::int as count from migrations')
  expect(count).toBeGreaterThan(0)
  expect(applied.sort()).toEqual([0, 0, 0, count])
})

test('a step that fails leaves nothing of itself, and the next start goes on from there', async () => {
  const name = await emptyDatabase()
  // Something that is in the way of a later step.
  await ask(name, 'create table web_vitals (mine text)')
  await expect(migrate(`${server}/${name}`)).rejects.toThrow('web_vitals')
  const before = await ask(name, 'select name from migrations order by name')
  expect(before.length).toBeGreaterThan(0)
  expect(before.at(-1).name).not.toContain('web_vitals')

  await ask(name, 'drop table web_vitals')
  expect(await migrate(`${server}/${name}`)).toBeGreaterThan(0)
  expect(await ask(name, 'select * from web_vitals')).toEqual([])
})
