import { type Action, can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Me } from '@nightshift/shared/people/employees/contract'
import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import type { ADMIN } from './admin.texts.ts'

type TabId = keyof typeof ADMIN.tabs
type Tab = { id: TabId; path: string; action: Action; switchedOnBy?: 'enableApps' | 'hostName' }

/** The admin tabs in order, with the permission and switch of each. */
const TABS: Tab[] = [
  { id: 'dashboard', path: OFFICE_PATHS.admin, action: 'admin.open' },
  { id: 'general', path: OFFICE_PATHS.general, action: 'festivals.manage' },
  { id: 'events', path: OFFICE_PATHS.events, action: 'events.manage' },
  { id: 'positions', path: OFFICE_PATHS.positions, action: 'positions.manage' },
  { id: 'employees', path: OFFICE_PATHS.employees, action: 'employees.list' },
  {
    id: 'applications',
    path: OFFICE_PATHS.applications,
    action: 'applications.manage',
    switchedOnBy: 'enableApps',
  },
  { id: 'timesheets', path: OFFICE_PATHS.timesheets, action: 'timesheets.manage' },
  { id: 'nights', path: OFFICE_PATHS.nights, action: 'nights.read' },
  { id: 'site', path: OFFICE_PATHS.site, action: 'site.edit', switchedOnBy: 'hostName' },
]

/** Not among the tabs, but in the menu of a phone: two taps away from every page. */
export const ROLL_CALL_TAB: Tab = { id: 'rollCall', path: OFFICE_PATHS.rollCall, action: 'rollCall.take' }

/** The tabs that this person has at this festival. */
export const adminTabs = (me: Pick<Me, 'accessLvl'>, festival: Pick<Festival, 'enableApps' | 'hostName'>) =>
  TABS.filter(({ action, switchedOnBy }) => can(me, action) && (!switchedOnBy || festival[switchedOnBy]))

/** Switched off, those of closed seasons can still be read. */
const APPLICATIONS_TAB = TABS.find(({ id }) => id === 'applications')!

/** The tab of a path. Whoever has tabs may open the roll-call and the applications. */
export const tabAt = (tabs: Tab[], pathname: string) => {
  const path = pathname.replace(/\/$/, '')
  return [...tabs, ROLL_CALL_TAB, APPLICATIONS_TAB].find(
    (tab) => tab.path === path || (tab.id !== 'dashboard' && path.startsWith(`${tab.path}/`)),
  )
}
