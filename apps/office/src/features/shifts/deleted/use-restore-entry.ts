import { AUDIT_CALLS } from '@nightshift/shared/audit'
import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../lib/calls.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { saveRefusal } from '../editor/use-entry-mutations.ts'
import { undeleteEntry } from './deleted-entries.api.ts'
import { DELETED } from './deleted-entries.texts.ts'

/** Restores one deleted entry at a time. Resolves to whether it was restored; a failure is shown. */
export function useRestoreEntry(timeZone: string) {
  const queries = useQueryClient()
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: undeleteEntry,
    // Also on error: somebody else may have restored it.
    onSettled: () =>
      Promise.all(
        [queryKeys.timeclock, keyOf(AUDIT_CALLS.list)].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const wordsOf = (error: unknown) =>
    hasCode(error, 'notFound') ? DELETED.notDeleted : saveRefusal(error, timeZone)
  async function restore(id: number) {
    if (isPending) return false
    try {
      await mutateAsync(id)
      return true
    } catch (error) {
      await tellFailure(error, DELETED.restoreFailed, wordsOf)
      return false
    }
  }
  return { restore, restoring: isPending ? variables : undefined }
}
