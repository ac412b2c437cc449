import { useCallback, useState } from 'react'
import { useUnsavedChanges } from '../../ui/office/leaving/leave-blockers.ts'
import type { SectionId } from './card-sections.tsx'

/** What somebody opened or typed in a card. */
export type CardState = { section?: SectionId; notes?: string }
export type ChangeCard = (id: string, changes: CardState) => void

const NONE: ReadonlyMap<string, CardState> = new Map()

/**
 * The state of every card that was touched. It outlives the card, which goes away when it is scrolled or filtered out.
 * Leaving asks about notes of the people who are listed: of the others nobody sees what there is to save.
 */
export function useCards(list: readonly { employee: { id: string } }[] | undefined) {
  const [cards, setCards] = useState(NONE)
  const change: ChangeCard = useCallback(
    (id, changes) => setCards((known) => new Map(known).set(id, { ...known.get(id), ...changes })),
    [],
  )
  // While a list is loading, nobody has left it.
  const isListed = (id: string) => list?.some(({ employee }) => employee.id === id) ?? true
  useUnsavedChanges([...cards].some(([id, { notes }]) => notes !== undefined && isListed(id)))
  return [cards, change] as const
}
