import { useCallback, useState } from 'react'
import { useUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import type { SectionId } from './card-sections.tsx'

/** The open section and the unsaved notes of a card. */
export type CardState = { section?: SectionId; notes?: string }
export type ChangeCard = (id: string, changes: CardState | ((card: CardState) => CardState)) => void

const NONE: ReadonlyMap<string, CardState> = new Map()

/** The state of every card that was touched. Kept outside the cards, which unmount when scrolled or filtered out. */
export function useCards() {
  const [cards, setCards] = useState(NONE)
  const change: ChangeCard = useCallback(
    (id, changes) =>
      setCards((known) => {
        const card = known.get(id) ?? {}
        return new Map(known).set(id, {
          ...card,
          ...(typeof changes === 'function' ? changes(card) : changes),
        })
      }),
    [],
  )
  useUnsavedChanges([...cards.values()].some(({ notes }) => notes !== undefined))
  return [cards, change] as const
}
