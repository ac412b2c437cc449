import { can } from '@nightshift/shared/access'
import type { Me } from '@nightshift/shared/employees/contract'
import type { Festival } from '@nightshift/shared/festivals/contract'
import { EMPLOYEE } from './employee.texts.ts'

/** The links that this person's header shows. */
export const navItems = (user: Pick<Me, 'accessLvl'>, festival: Pick<Festival, 'enableTodos'>) => [
  { to: '/employee/timeclock', label: EMPLOYEE.nav.timeclock },
  ...(festival.enableTodos ? [{ to: '/employee/todo', label: EMPLOYEE.nav.todo }] : []),
  ...(can(user, 'admin.open') ? [{ to: '/employee/admin', label: EMPLOYEE.nav.admin }] : []),
]
