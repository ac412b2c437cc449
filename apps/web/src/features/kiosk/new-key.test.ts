import { expect, test } from 'vitest'
import { z } from 'zod'
import { newKey } from './new-key.ts'

test('a key is a UUID, and another one each time', () => {
  const keys = Array.from({ length: 100 }, newKey)
  expect(z.array(z.uuidv4()).safeParse(keys).success).toBe(true)
  expect(new Set(keys).size).toBe(100)
})
