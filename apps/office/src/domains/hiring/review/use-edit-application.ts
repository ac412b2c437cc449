import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import type { ApplicationPatch } from '@nightshift/shared/hiring/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { applicationLists, patchApplication, type SentApplication } from './applications.api.ts'

/** Holds, rejects, moves and annotates. A failure is logged, and the list refetched. */
export function useEditApplication() {
  const queries = useQueryClient()
  const queryKey = applicationLists(useFestival().id)
  const edit = useMutation({
    mutationFn: ({ id, patch }: { id: number; patch: ApplicationPatch }) => patchApplication(id, patch),
    onSuccess: async (changed) => {
      // An older response that is still in flight would overwrite the change.
      await queries.cancelQueries({ queryKey })
      queries.setQueriesData<SentApplication[]>({ queryKey }, (known) =>
        known?.map((one) => (one.id === changed.id ? changed : one)),
      )
    },
    onError: (error) => {
      console.error(error)
      return readAgain(queries, HIRING_CALLS.edit.changes)
    },
  })
  const send = (id: number, patch: ApplicationPatch) =>
    edit.mutateAsync({ id, patch }).then(
      () => true,
      () => false,
    )
  return {
    setStatus: (id: number, status: 'held' | 'rejected') => send(id, { status }),
    /** Sends all answers with the new position: the server refuses other changes. */
    moveTo: ({ id, data }: SentApplication, position: number) =>
      send(id, { rawData: JSON.stringify({ ...data, position }) }),
    /** Resolves to whether they were saved. The optimistic lock protects others' changes. */
    saveNotes: ({ id, updatedAt }: SentApplication, notes: string) => send(id, { notes, updatedAt }),
  }
}
