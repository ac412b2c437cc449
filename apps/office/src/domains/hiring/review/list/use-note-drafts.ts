import { useMemo, useState } from 'react'
import { useUnsavedChanges } from '../../../../kit/leaving/leave-blockers.ts'

/** Unsaved notes, and the stored notes they started from. */
export type NoteDraft = { notes: string; from: string }
export type NoteDrafts = ReturnType<typeof useNoteDrafts>

/** Note drafts by application, kept outside the cards: the virtualized list unmounts those out of view. */
export function useNoteDrafts() {
  const [unsaved, setUnsaved] = useState(false)
  useUnsavedChanges(unsaved)
  // A stable object, so that typing in one card does not render the others.
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
