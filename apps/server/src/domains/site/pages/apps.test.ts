import { expect, test } from 'vitest'
import { appAt } from './apps.ts'

test.each([
  ['/', 'site'],
  ['/apply/2', 'site'],
  ['/nowhere', 'site'],
  ['/employee/nowhere', 'site'],
  ['/employees2', 'site'],
  ['/employee', 'office'],
  ['/employee/', 'office'],
  ['/EMPLOYEE/Login', 'office'],
  ['/employee/admin/general/season', 'office'],
  ['/employee/admin/nowhere', 'office'],
  ['/scanner', 'kiosk'],
  ['/Scanner/', 'kiosk'],
  ['/scanner/2', 'site'],
])('%s is answered by the %s', (path, app) => {
  expect(appAt(path)).toEqual({ app })
})

test.each([
  ['/login', '/employee/login'],
  ['/logout', '/employee/logout'],
  ['/employees', '/employee'],
  ['/Admin/', '/employee/admin'],
  ['/timeclock', '/employee/timeclock'],
])('%s redirects to %s', (path, redirectTo) => {
  expect(appAt(path)).toEqual({ redirectTo })
})
