import { type Action, can } from '@nightshift/shared/access'
import type { Me } from '@nightshift/shared/employees/contract'
import type { Festival } from '@nightshift/shared/festivals/contract'
import type { ADMIN } from './admin.texts.ts'

type TabId = keyof typeof ADMIN.tabs
type Tab = { id: TabId; path: string; action: Action; switchedOnBy?: 'enableApps' }

export const DASHBOARD = '/employee/admin'
const at = (id: TabId) => `${DASHBOARD}/${id}`

/** Every tab of the admin page in order, and what it takes to see it. */
const TABS: Tab[] = [
  { id: 'dashboard', path: DASHBOARD, action: 'admin.open' },
  { id: 'general', path: at('general'), action: 'festivals.manage' },
  { id: 'events', path: at('events'), action: 'events.manage' },
  { id: 'positions', path: at('positions'), action: 'positions.manage' },
  { id: 'employees', path: at('employees'), action: 'employees.list' },
  {
    id: 'applications',
    path: at('applications'),
    action: 'applications.manage',
    switchedOnBy: 'enableApps',
  },
  { id: 'timesheets', path: at('timesheets'), action: 'timesheets.manage' },
]

/** The tabs that this person sees at this festival. */
export const adminTabs = (me: Pick<Me, 'accessLvl'>, festival: Pick<Festival, 'enableApps'>) =>
  TABS.filter(({ action, switchedOnBy }) => can(me, action) && (!switchedOnBy || festival[switchedOnBy]))

/** The tab that an address belongs to. */
export const tabAt = (tabs: Tab[], pathname: string) => {
  const path = pathname.replace(/\/$/, '')
  return tabs.find((tab) => tab.path === path || (tab.id !== 'dashboard' && path.startsWith(`${tab.path}/`)))
}
