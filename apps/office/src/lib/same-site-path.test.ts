import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

test.each(['/employee', '/employee/admin?tab=events#top', '/apply/2'])('keeps %j', (path) => {
  expect(sameSitePath(path)).toBe(path)
})

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  'employee',
  '',
  undefined,
  { pathname: '/employee' },
])('refuses %j', (path) => {
  expect(sameSitePath(path)).toBeUndefined()
})
