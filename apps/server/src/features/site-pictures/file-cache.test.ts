import { expect, test } from 'vitest'
import { fileCache } from './file-cache.ts'

test('holds no more than its bytes, and drops what was used least recently', () => {
  const cache = fileCache(10)
  const file = Buffer.alloc(4)
  cache.set('a', file)
  cache.set('b', file)
  expect(cache.get('a')).toBe(file)
  cache.set('c', file)
  expect(['a', 'b', 'c'].map((address) => cache.get(address) !== undefined)).toEqual([true, false, true])
  cache.set('large', Buffer.alloc(11))
  expect(cache.get('large')).toBeUndefined()
  cache.set('d', Buffer.alloc(10))
  expect(['a', 'c', 'd'].map((address) => cache.get(address) !== undefined)).toEqual([false, false, true])
})
