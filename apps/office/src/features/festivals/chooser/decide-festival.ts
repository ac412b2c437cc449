import { can } from '@nightshift/shared/access'
import type { Me } from '@nightshift/shared/employees/contract'
import type { Festival } from '@nightshift/shared/festivals/contract'

export type FestivalChoice =
  | { kind: 'current'; festival: Festival }
  | { kind: 'ask'; options: Festival[] }
  | { kind: 'none' }
  | { kind: 'unknown' }

type Chooser = Pick<Me, 'accessLvl' | 'festival'>

/** Whose festival is fixed: people who have one, below the level that reaches all. */
export const isTied = (user: Chooser) => user.festival !== null && !can(user, 'festivals.all')

/** Which festival somebody works in. One that was chosen once and is no more has to be chosen anew. */
export function decideFestival(user: Chooser, chosenId?: number, festivals?: Festival[]): FestivalChoice {
  if (user.festival && isTied(user)) return { kind: 'current', festival: user.festival }
  if (!festivals) return { kind: 'unknown' }
  if (festivals.length === 0) return { kind: 'none' }
  const festival = festivals.find(({ id }) => id === chosenId)
  return festival ? { kind: 'current', festival } : { kind: 'ask', options: festivals }
}
