import { useCallback, useState } from 'react'
import { useUnsavedChanges } from '../../ui/leaving/leave-blockers.ts'
import type { SectionId } from './card-sections.tsx'

/** What somebody opened or typed in a card. */
export type CardState = { section?: SectionId; notes?: string }
export type ChangeCard = (id: string, changes: CardState) => void

const NONE: ReadonlyMap<string, CardState> = new Map()

/** The state of every card that was touched. It outlives the card, which goes away when it is scrolled or filtered out. */
export function useCards() {
  const [cards, setCards] = useState(NONE)
  const change: ChangeCard = useCallback(
    (id, changes) => setCards((known) => new Map(known).set(id, { ...known.get(id), ...changes })),
    [],
  )
  useUnsavedChanges([...cards.values()].some(({ notes }) => notes !== undefined))
  return [cards, change] as const
}
