import { type Action, can } from '@nightshift/shared/access'
import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Me } from '@nightshift/shared/people/employees/contract'
import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import type { ADMIN } from './admin.texts.ts'

type TabId = keyof typeof ADMIN.tabs
type Group = keyof typeof ADMIN.groups
export type AdminTab = {
  id: TabId
  path: string
  action: Action
  group?: Group
  switchedOnBy?: 'enableApps' | 'hostName'
}

/** The admin tabs in order, with the permission and switch of each. */
const TABS: AdminTab[] = [
  { id: 'dashboard', path: OFFICE_PATHS.admin, action: 'admin.open' },
  { id: 'general', path: OFFICE_PATHS.general, action: 'festivals.manage', group: 'festival' },
  { id: 'events', path: OFFICE_PATHS.events, action: 'events.manage', group: 'festival' },
  { id: 'positions', path: OFFICE_PATHS.positions, action: 'positions.manage', group: 'festival' },
  { id: 'employees', path: OFFICE_PATHS.employees, action: 'employees.list', group: 'people' },
  {
    id: 'applications',
    path: OFFICE_PATHS.applications,
    action: 'applications.manage',
    group: 'people',
    switchedOnBy: 'enableApps',
  },
  { id: 'timesheets', path: OFFICE_PATHS.timesheets, action: 'timesheets.manage', group: 'people' },
  { id: 'nights', path: OFFICE_PATHS.nights, action: 'nights.read', group: 'season' },
  { id: 'site', path: OFFICE_PATHS.site, action: 'site.edit', group: 'season', switchedOnBy: 'hostName' },
]

/** Not among the tabs, but in the menu of a phone: two taps away from every page. */
export const ROLL_CALL_TAB: AdminTab = {
  id: 'rollCall',
  path: OFFICE_PATHS.rollCall,
  action: 'rollCall.take',
  group: 'season',
}

/** The tabs that this person has at this festival. */
export const adminTabs = (me: Pick<Me, 'accessLvl'>, festival: Pick<Festival, 'enableApps' | 'hostName'>) =>
  TABS.filter(({ action, switchedOnBy }) => can(me, action) && (!switchedOnBy || festival[switchedOnBy]))

/** The tabs by group, in order. */
export const inGroups = (tabs: AdminTab[]) =>
  [...groupBy(tabs, ({ group }) => group)].map(([group, tabs]) => ({ group, tabs }))

/** The four that stand at the foot of a phone, beside More: a lead has no timesheets. */
export const onPhoneBar = (tabs: AdminTab[]) => {
  const has = (wanted: TabId) => tabs.some(({ id }) => id === wanted)
  const bar: TabId[] = ['dashboard', 'employees', has('timesheets') ? 'timesheets' : 'applications', 'nights']
  return tabs.filter(({ id }) => bar.includes(id))
}

/** Switched off, those of closed seasons can still be read. */
const APPLICATIONS_TAB = TABS.find(({ id }) => id === 'applications')!

/** The tab of a path. Whoever has tabs may open the roll-call and the applications. */
export const tabAt = (tabs: AdminTab[], pathname: string) => {
  const path = pathname.replace(/\/$/, '')
  return [...tabs, ROLL_CALL_TAB, APPLICATIONS_TAB].find(
    (tab) => tab.path === path || (tab.id !== 'dashboard' && path.startsWith(`${tab.path}/`)),
  )
}
