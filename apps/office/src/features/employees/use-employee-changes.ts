import type { User, UserPatch } from '@nightshift/shared/employees/contract'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { addPosition, removePosition, resetPassword, updateEmployee } from './employees.api.ts'
import { EMPLOYEES } from './employees.texts.ts'

type Held = { positionId: number; payrate: number }

/** Everything that can be done to one employee. Each answers what came of it, or nothing once the failure is told. */
export function useEmployeeChanges({ id }: Pick<User, 'id'>) {
  const { failed } = EMPLOYEES
  const update = (changes: UserPatch) => updateEmployee(id, changes)
  return {
    save: useChange(update, failed.save),
    saveNotes: useChange((notes: string) => update({ notes }), failed.save),
    setPhoto: useChange((photo: string) => update({ photo }), failed.photo),
    deactivate: useChange(() => update({ isActive: false }), failed.deactivate),
    reactivate: useChange(() => update({ isActive: true }), failed.reactivate),
    resetPassword: useChange(() => resetPassword(id), failed.resetPassword),
    addPosition: useChange((held: Held) => addPosition(id, held), failed.addPosition),
    removePosition: useChange((held: Held) => removePosition(id, held), failed.removePosition),
  }
}

/** A change of an employee, and what is said when it fails. Whatever came of it, the lists are looked at again. */
export function useChange<Args extends unknown[], Output>(
  change: (...args: Args) => Promise<Output>,
  words: string,
) {
  const queries = useQueryClient()
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: (args: Args) => change(...args),
    onSettled: () =>
      Promise.all(
        [queryKeys.employees, queryKeys.timeclock].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  const attempt = (...args: Args) => mutateAsync(args)
  const run = (...args: Args) =>
    attempt(...args).catch((error) => tellFailure(error, words, refusalAboutPerson).then(() => undefined))
  return {
    /** Answers what came of it, or nothing once the failure is told. */
    run,
    /** Fails when the change does. */
    attempt,
    isPending,
    isDone: isSuccess,
  }
}
