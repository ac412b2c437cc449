import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { undoHire } from './applications.api.ts'
import { HIRING } from './hiring.texts.ts'

/** Undoes a hire after a confirmation. Resolves to whether it was undone; a failure is shown. */
export function useUndoHire() {
  const queries = useQueryClient()
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: undoHire,
    // Also on error: somebody else may have undone it.
    onSettled: () => {
      queries.invalidateQueries({ queryKey: queryKeys.applications })
      queries.invalidateQueries({ queryKey: queryKeys.employees })
    },
  })
  async function undo(id: number, name: string) {
    const question = { text: HIRING.undoHireQuestion(name), confirmLabel: HIRING.confirmUndoHire }
    if (isPending || !(await dialogs.confirm(question))) return false
    try {
      await mutateAsync(id)
      return true
    } catch (error) {
      await tellFailure(error, HIRING.undoHireFailed, refusalAboutPerson)
      return false
    }
  }
  return { undo, isPending, isUndone: isSuccess }
}
