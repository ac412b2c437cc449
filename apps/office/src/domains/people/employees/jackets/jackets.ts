import type { User } from '@nightshift/shared/people/employees/contract'
import { type Jacket, jacketOf, tenureOf } from '@nightshift/shared/people/tenure/rules'
import { workedText } from '@nightshift/shared/people/tenure/words'
import type { YearsWorked } from '../../tenure/tenure.api.ts'

export type JacketHolder = {
  employee: User
  seasons: number
  worked: string
  jacket: Exclude<Jacket, { kind: 'notYet' }>
  /** Earned with the current season. */
  isNew: boolean
}

const byName = new Intl.Collator('en', { sensitivity: 'base' })

/**
 * Who has earned the jacket, the new ones first, then by seasons and name: active people of a festival, and those who
 * worked in the season of `year`.
 */
export function jacketHolders(people: User[], worked: YearsWorked, year: number): JacketHolder[] {
  return people
    .flatMap((employee) => {
      const tenure = { years: worked.get(employee.id) ?? [], seasonsBefore: employee.seasonsBefore }
      const jacket = jacketOf(tenure)
      const isListed = employee.festivalId !== null && (employee.isActive || tenure.years.includes(year))
      if (jacket.kind === 'notYet' || !isListed) return []
      const isNew = jacket.kind === 'since' && jacket.year === year
      return [{ employee, seasons: tenureOf(tenure), worked: workedText(tenure), jacket, isNew }]
    })
    .sort(
      (a, b) =>
        Number(b.isNew) - Number(a.isNew) ||
        b.seasons - a.seasons ||
        byName.compare(a.employee.firstName, b.employee.firstName) ||
        byName.compare(a.employee.lastName, b.employee.lastName),
    )
}
