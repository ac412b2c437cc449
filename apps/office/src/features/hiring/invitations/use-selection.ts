import type { CrewMember } from '@nightshift/shared/hiring/invitations/contract'
import { useState } from 'react'

/** The ticked people. Those who are gone from the list, or cannot be reached, do not count. */
export function useSelection(crew: CrewMember[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selected = crew.filter(({ id, hasContact }) => hasContact && ticked.has(id)).map(({ id }) => id)

  const tick = (ids: string[], isTicked: boolean) =>
    setTicked((before) => {
      const after = new Set(before)
      for (const id of ids) {
        if (isTicked) after.add(id)
        else after.delete(id)
      }
      return after
    })
  return { selected: new Set(selected), tick, clear: () => setTicked(new Set()) }
}
