import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/testing/test-database.ts'
import { countHit } from './rate-limit.ts'

const { db } = await testDatabase()
const limit = { most: 3, windowMs: 60_000 }
const at = (seconds: number) => new Date(Date.UTC(2024, 9, 4, 22, 0, seconds))

test('allows up to the limit, then refuses until the window ends', async () => {
  const answers = []
  for (const seconds of [0, 1, 2, 3, 59, 60, 61, 62, 63])
    answers.push(await countHit(db, 'door', limit, at(seconds)))
  expect(answers).toEqual([true, true, true, false, false, true, true, true, false])
})

test('counts each key separately', async () => {
  for (let n = 0; n < 4; n += 1) await countHit(db, 'front', limit, at(0))
  expect(await countHit(db, 'back', limit, at(0))).toBe(true)
})

test('loses no count under concurrency', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => countHit(db, 'rush', limit, at(0))))
  expect(answers.filter((within) => within)).toHaveLength(3)
})
