import { useMemo, useState } from 'react'
import { useUnsavedChanges } from '../../../ui/leaving/leave-blockers.ts'

/** What somebody has typed and not saved, and what stood there when they began. */
export type NoteDraft = { notes: string; from: string }
export type NoteDrafts = ReturnType<typeof useNoteDrafts>

/** Drafts of notes by application. A card that is scrolled out of sight is gone; its draft must not be. */
export function useNoteDrafts() {
  const [unsaved, setUnsaved] = useState(false)
  useUnsavedChanges(unsaved)
  // One object for as long as the page stands, so that typing in one card draws no other.
  return useMemo(() => {
    const drafts = new Map<number, NoteDraft>()
    return {
      of: (id: number) => drafts.get(id),
      keep: (id: number, draft: NoteDraft | undefined) => {
        if (draft) drafts.set(id, draft)
        else drafts.delete(id)
        setUnsaved(drafts.size > 0)
      },
    }
  }, [])
}
