import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Me } from '@nightshift/shared/people/employees/contract'
import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import { ClockInIcon, DashboardIcon, MoonIcon, TodoIcon } from '@nightshift/ui/icon.tsx'
import { EMPLOYEE } from './employee.texts.ts'

/** The header's links for this person. */
export const navItems = (user: Pick<Me, 'accessLvl'>, festival: Pick<Festival, 'enableTodos'>) => [
  { to: OFFICE_PATHS.timeclock, label: EMPLOYEE.nav.timeclock, icon: <ClockInIcon /> },
  { to: OFFICE_PATHS.myNights, label: EMPLOYEE.nav.myNights, icon: <MoonIcon /> },
  ...(festival.enableTodos ? [{ to: OFFICE_PATHS.todo, label: EMPLOYEE.nav.todo, icon: <TodoIcon /> }] : []),
  ...(can(user, 'admin.open')
    ? [{ to: OFFICE_PATHS.admin, label: EMPLOYEE.nav.admin, icon: <DashboardIcon /> }]
    : []),
]
