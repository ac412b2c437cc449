import type { User, UserPatch } from '@nightshift/shared/employees/contract'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { addPosition, removePosition, resetPassword, updateEmployee } from './employees.api.ts'
import { EMPLOYEES } from './employees.texts.ts'

type Held = { positionId: number; payrate: number }

/** The mutations of one employee. Each resolves to its result, or to undefined after its failure was shown. */
export function useEmployeeMutations({ id }: Pick<User, 'id'>) {
  const { failed } = EMPLOYEES
  const update = (changes: UserPatch) => updateEmployee(id, changes)
  return {
    save: useEmployeeMutation(update, failed.save),
    saveNotes: useEmployeeMutation((notes: string) => update({ notes }), failed.save),
    setPhoto: useEmployeeMutation((photo: string | null) => update({ photo }), failed.photo),
    deactivate: useEmployeeMutation(() => update({ isActive: false }), failed.deactivate),
    reactivate: useEmployeeMutation(() => update({ isActive: true }), failed.reactivate),
    resetPassword: useEmployeeMutation(() => resetPassword(id), failed.resetPassword),
    addPosition: useEmployeeMutation((held: Held) => addPosition(id, held), failed.addPosition),
    removePosition: useEmployeeMutation((held: Held) => removePosition(id, held), failed.removePosition),
  }
}

/** A mutation of an employee with its failure text. Refetches the lists, also on error. */
export function useEmployeeMutation<Args extends unknown[], Output>(
  change: (...args: Args) => Promise<Output>,
  words: string,
) {
  const queries = useQueryClient()
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: (args: Args) => change(...args),
    onSettled: () =>
      Promise.all(
        [queryKeys.employees, queryKeys.timeclock, queryKeys.badges].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const attempt = (...args: Args) => mutateAsync(args)
  const run = (...args: Args) =>
    attempt(...args).catch((error) => tellFailure(error, words, refusalAboutPerson).then(() => undefined))
  return {
    /** Resolves to the result, or to undefined after the failure was shown. */
    run,
    /** Rejects when the mutation fails. */
    attempt,
    isPending,
    isDone: isSuccess,
  }
}
