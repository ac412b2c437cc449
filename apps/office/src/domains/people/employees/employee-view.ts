import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { foldText, textFilter } from '@nightshift/shared/text-search'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import type { YearsWorked } from '../tenure/tenure.api.ts'

/** The list's filters and sort order as search parameters, with their default values. */
export const FIRST_VIEW = { status: 'active', event: '', position: '', worked: '', sort: 'firstName', q: '' }
export type EmployeeView = typeof FIRST_VIEW

const STATUSES = ['active', 'clockedIn', 'inactive'] as const
export type EmployeeStatus = (typeof STATUSES)[number]

/** The status filter; an unknown one falls back to active. */
export const statusOf = ({ status }: EmployeeView): EmployeeStatus =>
  STATUSES.find((known) => known === status) ?? 'active'

const SORTS = ['firstName', 'lastName', 'longestOnClock'] as const
export type EmployeeSort = (typeof SORTS)[number]

/** The sort order; an unknown one falls back to first name. */
export const sortOf = ({ sort }: Pick<EmployeeView, 'sort'>): EmployeeSort =>
  SORTS.find((known) => known === sort) ?? 'firstName'

/** The value of `worked` for people who never worked; any other is a year. */
export const NEVER_WORKED = 'never'

/** `years` are those of the seasons worked; undefined until they are loaded. */
export type Listed = { employee: User; entry?: TimeEntry; years?: number[] }

const NO_YEARS: number[] = []

/**
 * The filtered and sorted employees, each with their open entry and years worked. `employees` are sorted by first name.
 */
export function listed(
  employees: User[],
  open: TimeEntry[],
  view: EmployeeView,
  worked?: YearsWorked,
): Listed[] {
  const entries = new Map(open.map((entry) => [entry.userId, entry]))
  const matches = textFilter(view.q)
  const clockedInOnly = statusOf(view) === 'clockedIn'
  const shown = employees
    .map((employee) => ({
      employee,
      entry: entries.get(employee.id),
      years: worked && (worked.get(employee.id) ?? NO_YEARS),
    }))
    .filter((one) => (one.entry || !clockedInOnly) && isAtWork(one, view, clockedInOnly))
    .filter(({ years }) => hasWorked(years, view.worked))
    .filter(({ employee }) => !view.q || matches(searchText(employee)))
  return inOrder(shown, sortOf(view))
}

const byName = new Intl.Collator('en', { sensitivity: 'base' })
const END_OF_TIME = '9999'

/** A stable sort. */
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
 * Matches the event and position filters. With the clocked-in filter the position of the open entry counts, so that
 * closing one attraction does not clock out those who only hold a position there; otherwise all held positions count.
 */
function isAtWork({ employee, entry }: Listed, { event, position }: EmployeeView, clockedInOnly: boolean) {
  if (!event && !position) return true
  const held = employee.positions ?? []
  const counting = clockedInOnly ? held.filter(({ id }) => id === entry?.positionId) : held
  return counting.some(
    ({ id, eventId }) => (!event || String(eventId) === event) && (!position || String(id) === position),
  )
}

function hasWorked(years: number[] = NO_YEARS, worked: string) {
  if (!worked) return true
  return worked === NEVER_WORKED ? years.length === 0 : years.includes(Number(worked))
}

/** The text that the search matches. */
function searchText(employee: User) {
  const { username, email, phone } = employee
  return foldText([fullName(employee), username, email, phone].join(' '))
}
