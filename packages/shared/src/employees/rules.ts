import { can, outranks } from '../access.ts'

type Named = { firstName: string; middleName: string; lastName: string }

/** 'Ash Lee Marrow': every name that somebody has. */
export const fullName = ({ firstName, middleName, lastName }: Named) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

/** 'The Bog - Bog Actor', or the position alone where its event is not told. */
export const positionLabel = ({ name, event }: { name: string; event?: { name: string } }) =>
  event ? `${event.name} - ${name}` : name

type Someone = { id: string; accessLvl: number }

/** How somebody may change a record: their own in My Account, that of people whom they outrank, or not at all. */
export function editingOf(actor: Someone, target: Someone): 'inMyAccount' | 'here' | 'refused' {
  if (actor.id === target.id) return 'inMyAccount'
  return outranks(actor, target) ? 'here' : 'refused'
}

type Belonging = { accessLvl: number; festivalId: number | null }

/** Without a festival an administrator reaches them all. Lowered, they would keep that, so they must be given one. */
export const needsFestival = (before: Belonging, after: Belonging) =>
  after.festivalId === null && can(before, 'festivals.all') && !can(after, 'festivals.all')
