import type { User } from '@nightshift/shared/employees/contract'
import { fullName } from '@nightshift/shared/employees/rules'
import { foldText, textFilter } from '@nightshift/shared/text-search'
import type { TimeEntry } from '@nightshift/shared/timeclock/contract'

/** What the list shows, as the address carries it; the first of each is what it begins with. */
export const FIRST_VIEW = { status: 'active', event: '', position: '', sort: 'firstName', q: '' }
export type EmployeeView = typeof FIRST_VIEW

const STATUSES = ['active', 'clockedIn', 'inactive'] as const
export type EmployeeStatus = (typeof STATUSES)[number]

/** The status of a view; an address that names none of ours shows the active ones. */
export const statusOf = ({ status }: EmployeeView): EmployeeStatus =>
  STATUSES.find((known) => known === status) ?? 'active'

const SORTS = ['firstName', 'lastName', 'longestOnClock'] as const
export type EmployeeSort = (typeof SORTS)[number]

/** The order of a view; an address that names none of ours is by first name. */
export const sortOf = ({ sort }: Pick<EmployeeView, 'sort'>): EmployeeSort =>
  SORTS.find((known) => known === sort) ?? 'firstName'

export type Listed = { employee: User; entry?: TimeEntry }

/** Who is shown, each with their running shift. The employees come by first name. */
export function listed(employees: User[], open: TimeEntry[], view: EmployeeView): Listed[] {
  const entries = new Map(open.map((entry) => [entry.userId, entry]))
  const matches = textFilter(view.q)
  const clockedInOnly = statusOf(view) === 'clockedIn'
  const shown = employees
    .map((employee) => ({ employee, entry: entries.get(employee.id) }))
    .filter((one) => (one.entry || !clockedInOnly) && isAtWork(one, view, clockedInOnly))
    .filter(({ employee }) => !view.q || matches(searchText(employee)))
  return inOrder(shown, sortOf(view))
}

const byName = new Intl.Collator('en', { sensitivity: 'base' })
const END_OF_TIME = '9999'

/** Equal ones stay in the order in which they come. */
function inOrder(list: Listed[], sort: EmployeeSort) {
  const start = ({ entry }: Listed) => entry?.startTime ?? END_OF_TIME
  switch (sort) {
    case 'firstName':
      return list
    case 'lastName':
      return list.toSorted((a, b) => byName.compare(a.employee.lastName, b.employee.lastName))
    case 'longestOnClock':
      return list.toSorted((a, b) => start(a).localeCompare(start(b)))
  }
}

/**
 * Among those who are clocked in it counts what they do tonight, so that closing one attraction leaves people alone
 * who only hold a position there; in the other lists, what they hold.
 */
function isAtWork({ employee, entry }: Listed, { event, position }: EmployeeView, clockedInOnly: boolean) {
  if (!event && !position) return true
  const held = employee.positions ?? []
  const counting = clockedInOnly ? held.filter(({ id }) => id === entry?.positionId) : held
  return counting.some(
    ({ id, eventId }) => (!event || String(eventId) === event) && (!position || String(id) === position),
  )
}

/** What the text filter looks into. */
function searchText(employee: User) {
  const { username, email, phone } = employee
  return foldText([fullName(employee), username, email, phone].join(' '))
}
