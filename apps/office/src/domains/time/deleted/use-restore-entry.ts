import { AUDIT_CALLS } from '@nightshift/shared/audit/audit'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { useCall } from '../../../lib/calls.ts'
import { saveRefusal } from '../editor/save-refusal.ts'
import { DELETED } from './deleted-entries.texts.ts'

/** Restores one deleted entry at a time. Resolves to whether it was restored; a failure is shown. */
export function useRestoreEntry(timeZone: string) {
  const undelete = useCall(TIMECLOCK_CALLS.undelete, DELETED.restoreFailed, {
    refusal: (error) => (hasCode(error, 'notFound') ? DELETED.notDeleted : saveRefusal(error, timeZone)),
    also: [AUDIT_CALLS.list],
  })
  const restore = async (id: number) =>
    !undelete.isPending && (await undelete({ params: { id } })) !== undefined
  return { restore, restoring: undelete.inputs && Number(undelete.inputs.params.id) }
}
