import type { Incident, NightClosing } from '@nightshift/shared/night-reports/contract'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { addIncident, editIncident, removeIncident } from '../night-reports.api.ts'
import { CLOSING_NIGHT } from './closing.texts.ts'

type Fields = { at: string; note: string }

/** Adds, edits and deletes the incidents of a night. Each resolves to whether it was saved; a failure is shown. */
export function useIncidents({ night }: Pick<NightClosing, 'night'>) {
  const { id: festivalId } = useFestival()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    // Also on error: somebody else may have changed it.
    onSettled: () =>
      Promise.all(
        [queryKeys.tonight, queryKeys.nightReports].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  async function save(call: () => Promise<unknown>) {
    try {
      await mutateAsync(call)
      return true
    } catch (failure) {
      await tellFailure(failure, CLOSING_NIGHT.incidents.failed)
      return false
    }
  }
  return {
    isSaving: isPending,
    add: (fields: Fields) => save(() => addIncident({ festivalId, night, ...fields })),
    edit: ({ id, updatedAt }: Incident, fields: Fields) =>
      save(() => editIncident(id, { ...fields, updatedAt: new Date(updatedAt).toISOString() })),
    remove: ({ id }: Incident) => save(() => removeIncident(id)),
  }
}
