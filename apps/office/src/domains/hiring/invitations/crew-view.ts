import type { CrewMember } from '@nightshift/shared/hiring/invitations/contract'
import { foldText, textFilter } from '@nightshift/shared/text-search'

/** The filters and the sort order as search parameters, with their default values. */
export const FIRST_VIEW = { nights: '', position: '', note: 'any', text: '', q: '', sort: 'name' }
export type CrewView = typeof FIRST_VIEW

const NOTES = ['any', 'without', 'contains'] as const
const SORTS = ['name', 'nights', 'years', 'invited'] as const

/** An unknown value falls back to the default. */
export const noteOf = ({ note }: Pick<CrewView, 'note'>) => NOTES.find((known) => known === note) ?? 'any'
export const sortOf = ({ sort }: Pick<CrewView, 'sort'>) => SORTS.find((known) => known === sort) ?? 'name'

const byName = new Intl.Collator('en', { sensitivity: 'base' })

/** The positions to choose from. */
export const positionsOf = (crew: CrewMember[]) =>
  [...new Set(crew.map(({ lastPosition }) => lastPosition))].sort(byName.compare)

/** The filtered and sorted crew; `crew` is sorted by name. */
export function listed(crew: CrewMember[], view: CrewView) {
  const least = Number(view.nights) || 0
  const matches = textFilter(view.q)
  const shown = crew.filter(
    ({ firstName, lastName, email, phone, nights, lastPosition, notes }) =>
      nights >= least &&
      (!view.position || lastPosition === view.position) &&
      isNoted(notes, view) &&
      matches(foldText([firstName, lastName, email, phone].join(' '))),
  )
  return inOrder(shown, view)
}

function isNoted(notes: string, view: CrewView) {
  const note = noteOf(view)
  if (note === 'without') return notes.trim() === ''
  return note === 'any' || textFilter(view.text)(foldText(notes))
}

/** A stable sort. */
function inOrder(crew: CrewMember[], view: CrewView) {
  const sort = sortOf(view)
  if (sort === 'nights') return crew.toSorted((a, b) => b.nights - a.nights)
  if (sort === 'years') return crew.toSorted((a, b) => b.years.length - a.years.length)
  if (sort === 'invited')
    return crew.toSorted((a, b) => Number(a.invitedAt !== null) - Number(b.invitedAt !== null))
  return crew.toSorted(
    (a, b) => byName.compare(a.lastName, b.lastName) || byName.compare(a.firstName, b.firstName),
  )
}
