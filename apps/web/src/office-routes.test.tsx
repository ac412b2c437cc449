import { expect, test } from 'vitest'
import { handlesOf } from './lib/preload.ts'
import { routes } from './office-routes.tsx'

const redirectOf = (path: string) => handlesOf(routes, path).at(-1)?.redirectTo

test.each([
  '/employee',
  '/employee/timeclock',
  '/employee/todo',
  '/employee/admin',
  '/employee/admin/events',
  '/employee/login',
  '/employee/logout',
  '/employee/myaccount',
  '/scanner',
])('%s has a page whose chunks can be loaded', async (path) => {
  const handles = handlesOf(routes, path)
  expect(redirectOf(path)).toBeUndefined()
  expect(handles.length).toBeGreaterThan(0)
  await Promise.all(handles.map((handle) => handle.preload?.()))
})

test.each([
  ['/login', '/employee/login'],
  ['/logout', '/employee/logout'],
  ['/employees', '/employee'],
  ['/admin', '/employee/admin'],
  ['/timeclock', '/employee/timeclock'],
  ['/nowhere', '/'],
  ['/employee/nowhere', '/'],
  ['/news/2024', '/'],
])('%s leads to %s', (path, expected) => {
  expect(redirectOf(path)).toBe(expected)
})
