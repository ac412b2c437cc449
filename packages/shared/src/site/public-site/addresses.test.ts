import { expect, test } from 'vitest'
import { publicPageOf } from './addresses.ts'

test.each([
  ['/', 'home'],
  ['/apply/2', 'apply'],
  ['/NEWS', 'news'],
  ['/news/2024', undefined],
  ['/press/2024-lights-out', 'press'],
  ['/press/2024-lights-out.pdf', undefined],
  ['/press', undefined],
  ['/apply/2/more', undefined],
  ['/employee', undefined],
  ['/home', undefined],
])('%s is the public page %s', (path, expected) => {
  expect(publicPageOf(path)).toBe(expected)
})
