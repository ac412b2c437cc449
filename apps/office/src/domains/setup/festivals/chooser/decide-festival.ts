import { can } from '@nightshift/shared/access'
import type { Me } from '@nightshift/shared/people/employees/contract'
import type { Festival } from '@nightshift/shared/setup/festivals/contract'

export type FestivalChoice =
  | { kind: 'current'; festival: Festival }
  | { kind: 'ask'; options: Festival[] }
  | { kind: 'none' }
  | { kind: 'unknown' }

type Chooser = Pick<Me, 'accessLvl' | 'festival'>

/** Whether the person's festival is fixed: they have one and lack the permission for all. */
export const hasFixedFestival = (user: Chooser) => user.festival !== null && !can(user, 'festivals.all')

/** The festival that somebody works in. A chosen festival that no longer exists is asked for again. */
export function decideFestival(user: Chooser, chosenId?: number, festivals?: Festival[]): FestivalChoice {
  if (user.festival && hasFixedFestival(user)) return { kind: 'current', festival: user.festival }
  if (!festivals) return { kind: 'unknown' }
  if (festivals.length === 0) return { kind: 'none' }
  const festival = festivals.find(({ id }) => id === chosenId)
  return festival ? { kind: 'current', festival } : { kind: 'ask', options: festivals }
}
