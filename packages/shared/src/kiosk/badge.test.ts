import { expect, test } from 'vitest'
import { badgeCodeOf, badgeIdOf } from './badge.ts'

const id = '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b'

test('a badge code has the badge id between a prefix and a suffix', () => {
  expect(badgeCodeOf(id)).toBe(`FM-BADGE:${id}:NIGHTSHIFT`)
  expect(badgeIdOf(badgeCodeOf(id))).toBe(id)
})

test.each([
  '',
  id,
  `FM-BADGE:${id}`,
  `FM-BADGE:${id.slice(1)}:NIGHTSHIFT`,
  'FM-BADGE::NIGHTSHIFT',
  'https://example.com',
])('%j is no badge', (code) => {
  expect(badgeIdOf(code)).toBeUndefined()
})
