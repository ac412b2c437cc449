import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useCall } from '../../../lib/calls.ts'
import { HIRING } from './hiring.texts.ts'

/** Undoes a hire after a confirmation. Resolves to whether it was undone; a failure is shown. */
export function useUndoHire() {
  const call = useCall(HIRING_CALLS.undoHire, HIRING.undoHireFailed, { refusal: refusalAboutPerson })
  async function undo(id: number, name: string) {
    const question = { text: HIRING.undoHireQuestion(name), confirmLabel: HIRING.confirmUndoHire }
    if (call.isPending || !(await dialogs.confirm(question))) return false
    return (await call({ params: { id } })) !== undefined
  }
  return { undo, isPending: call.isPending, isUndone: call.isDone }
}
