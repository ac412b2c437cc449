import { expect, test } from 'vitest'
import { adminTabs, tabAt } from './admin-tabs.ts'

const EVERYTHING = 'dashboard general events positions employees applications timesheets nights site'
const hostName = 'haunt.example'

test.each([
  [0, true, ''],
  [1, true, 'dashboard employees applications nights'],
  [1, false, 'dashboard employees nights'],
  [2, true, 'dashboard employees applications timesheets nights'],
  [2, false, 'dashboard employees timesheets nights'],
  [3, true, EVERYTHING],
  [3, false, EVERYTHING.replace(' applications', '')],
])('at level %i with enableApps %s the tabs are: %s', (accessLvl, enableApps, expected) => {
  expect(
    adminTabs({ accessLvl }, { enableApps, hostName })
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected)
})

test('a festival without a host has no Site tab', () => {
  const tabs = adminTabs({ accessLvl: 3 }, { enableApps: true, hostName: null })
  expect(tabs.map(({ id }) => id).join(' ')).toBe(EVERYTHING.replace(' site', ''))
})

test('the applications of closed seasons can be opened without their tab', () => {
  const tabs = adminTabs({ accessLvl: 1 }, { enableApps: false, hostName })
  expect(tabs.map(({ id }) => id)).not.toContain('applications')
  expect(tabAt(tabs, '/employee/admin/applications')?.id).toBe('applications')
})

test.each([
  ['/employee/admin', 'dashboard'],
  ['/employee/admin/', 'dashboard'],
  ['/employee/admin/employees', 'employees'],
  ['/employee/admin/general/season', 'general'],
  ['/employee/admin/site/tickets', 'site'],
  ['/employee/admin/timesheets', undefined],
  ['/employee/admin/nowhere', undefined],
])('%s belongs to %s at level 3 without the timesheets', (pathname, expected) => {
  const tabs = adminTabs({ accessLvl: 3 }, { enableApps: true, hostName }).filter(
    ({ id }) => id !== 'timesheets',
  )
  expect(tabAt(tabs, pathname)?.id).toBe(expected)
})
