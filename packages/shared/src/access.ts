/** The permission table: the lowest access level for each action. Routes and screens both use it. */
export const ACCESS = {
  'admin.open': 1,
  'employees.list': 1,
  'employees.add': 2,
  'employees.addHired': 1,
  'employees.resetPassword': 1,
  'employees.replaceBadge': 1,
  'employees.paychexId': 2,
  'employees.seasonsBefore': 2,
  'employees.mayReturn': 2,
  'employees.jackets': 2,
  'employees.attendance': 2,
  'employees.accessLvl': 3,
  'employees.move': 3,
  'employees.positions': 2,
  'employees.erase': 3,
  'employees.hirePosition': 1,
  'employees.invite': 2,
  'applications.manage': 1,
  'applications.linkAnyUser': 2,
  'applications.limit': 2,
  'seasons.list': 1,
  'nights.read': 1,
  'nights.edit': 2,
  'nights.mark': 1,
  'nights.clockIn': 2,
  'nights.end': 1,
  'nights.changeEnded': 2,
  'nights.callOff': 2,
  'rollCall.take': 1,
  'timesheets.watch': 1,
  'timesheets.clockOut': 1,
  'timesheets.manage': 2,
  'payroll.erasedNames': 3,
  'audit.entry': 2,
  'audit.list': 3,
  'vitals.read': 3,
  'system.health': 3,
  'backups.read': 3,
  'kiosks.manage': 3,
  'positions.payRates': 1,
  'positions.manage': 3,
  'events.manage': 3,
  'site.edit': 3,
  'festivals.manage': 3,
  'festivals.all': 3,
} as const

export type Action = keyof typeof ACCESS

export const ACCESS_LEVELS = [0, 1, 2, 3] as const
export type AccessLvl = (typeof ACCESS_LEVELS)[number]
export const HIGHEST_LEVEL = 3

type Someone = { accessLvl: number }

/** Whether the person's access level is enough for the action. Does not check whose record it is. */
export const can = (someone: Someone, action: Action) => someone.accessLvl >= ACCESS[action]

/** Nobody acts on a person of their own level or above, except that the highest level may act on itself. */
export const outranks = (actor: Someone, target: Someone) =>
  target.accessLvl < actor.accessLvl || actor.accessLvl === HIGHEST_LEVEL

/** Nobody decides on their own request, rate or further tips, except above whom nobody stands. */
export const mayDecideFor = (someone: { id: string; accessLvl: number }, userId: string) =>
  someone.id !== userId || someone.accessLvl === HIGHEST_LEVEL
