import { expect, test } from 'vitest'
import type { Db } from './pool.ts'
import { singleFlight } from './single-flight.ts'

/** Queries that end when the test says so. */
function slow() {
  const runs: { resolve: (result: number) => void; reject: (error: Error) => void }[] = []
  const db = {} as Db
  const query = (key = 'a') =>
    singleFlight<number>(db, key, () => new Promise((resolve, reject) => runs.push({ resolve, reject })))
  return { runs, query }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('callers during a query share the next run, never the one that started before them', async () => {
  const { runs, query } = slow()
  const first = query()
  const others = [query(), query(), query()]
  expect(runs).toHaveLength(1)
  runs[0]?.resolve(1)
  expect(await first).toBe(1)
  await settled()
  expect(runs).toHaveLength(2)
  const late = query()
  runs[1]?.resolve(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await settled()
  runs[2]?.resolve(3)
  expect(await late).toBe(3)
})

test('different keys do not wait for one another', () => {
  const { runs, query } = slow()
  query('a')
  query('b')
  expect(runs).toHaveLength(2)
})

test('a query that fails rejects only its own callers, and the next one runs', async () => {
  const { runs, query } = slow()
  const first = query()
  const second = query()
  runs[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await settled()
  runs[1]?.resolve(2)
  expect(await second).toBe(2)
})
