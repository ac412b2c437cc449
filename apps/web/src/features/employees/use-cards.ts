import { useCallback, useState } from 'react'
import type { SectionId } from './card-sections.tsx'

/** What somebody opened or typed in a card. */
export type CardState = { section?: SectionId; notes?: string }
export type ChangeCard = (id: string, changes: CardState) => void

const NONE: ReadonlyMap<string, CardState> = new Map()

/** The state of every card that was touched. It outlives the card, which is taken away when it is scrolled out. */
export function useCards() {
  const [cards, setCards] = useState(NONE)
  const change: ChangeCard = useCallback(
    (id, changes) => setCards((known) => new Map(known).set(id, { ...known.get(id), ...changes })),
    [],
  )
  return [cards, change] as const
}
