import { can, outranks } from '../../access.ts'

type Named = { firstName: string; middleName: string; lastName: string }

/** 'Ash Lee Marrow': all names that are set. */
export const fullName = ({ firstName, middleName, lastName }: Named) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

/** 'The Bog - Bog Actor', or the position alone without its event. */
export const positionLabel = ({ name, event }: { name: string; event?: { name: string } }) =>
  event ? `${event.name} - ${name}` : name

type Someone = { id: string; accessLvl: number }

/** Where somebody may edit a record: their own in My Account, those of people they outrank here, or nowhere. */
export function editingOf(actor: Someone, target: Someone): 'inMyAccount' | 'here' | 'refused' {
  if (actor.id === target.id) return 'inMyAccount'
  return outranks(actor, target) ? 'here' : 'refused'
}

type Belonging = { accessLvl: number; festivalId: number | null }

/** An administrator without a festival has access to all. A demotion must not keep that, so it requires a festival. */
export const needsFestival = (before: Belonging, after: Belonging) =>
  after.festivalId === null && can(before, 'festivals.all') && !can(after, 'festivals.all')
