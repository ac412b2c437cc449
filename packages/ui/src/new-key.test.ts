import { BadgeScanHeaders } from '@nightshift/shared/kiosk/contract'
import { expect, test } from 'vitest'
import { newKey } from './new-key.ts'

test('a key is a UUID, and another one each time', () => {
  const keys = Array.from({ length: 100 }, newKey)
  for (const key of keys) expect(BadgeScanHeaders.safeParse({ 'idempotency-key': key }).success).toBe(true)
  expect(new Set(keys).size).toBe(100)
})
