import type { Badge } from '@nightshift/shared/people/badges/contract'
import type { User } from '@nightshift/shared/people/employees/contract'

/** An employee with their current badge and the number of seasons that they completed. */
export type BadgeHolder = { employee: User; badge: Badge; seasons: number }

/** The employees who have a current badge, in their order. Whoever left or moved meanwhile has none. */
export function badgeHolders(
  employees: User[],
  badges: Badge[],
  seasonsOf: (employee: User) => number,
): BadgeHolder[] {
  const current = new Map(badges.filter((badge) => !badge.replacedAt).map((badge) => [badge.userId, badge]))
  return employees.flatMap((employee) => {
    const badge = current.get(employee.id)
    return badge ? [{ employee, badge, seasons: seasonsOf(employee) }] : []
  })
}
