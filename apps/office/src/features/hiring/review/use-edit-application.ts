import type { ApplicationPatch } from '@nightshift/shared/hiring/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { applicationsQuery, patchApplication, type SentApplication } from './applications.api.ts'

/** Holds, rejects, moves and annotates. A failure is only logged; the list is looked at again, so it shows what is. */
export function useEditApplication() {
  const queries = useQueryClient()
  const { queryKey } = applicationsQuery(useFestival().id)
  const edit = useMutation({
    mutationFn: ({ id, patch }: { id: number; patch: ApplicationPatch }) => patchApplication(id, patch),
    onSuccess: async (changed) => {
      // An older answer that is still on its way would take the change back.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (known) => known?.map((one) => (one.id === changed.id ? changed : one)))
    },
    onError: (error) => {
      console.error(error)
      return queries.invalidateQueries({ queryKey: queryKeys.applications })
    },
  })
  const send = (id: number, patch: ApplicationPatch) =>
    edit.mutateAsync({ id, patch }).then(
      () => true,
      () => false,
    )
  return {
    setStatus: (id: number, status: 'held' | 'rejected') => send(id, { status }),
    /** Only the position changes; the server refuses anything else. */
    moveTo: ({ id, data }: SentApplication, position: number) =>
      send(id, { rawData: JSON.stringify({ ...data, position }) }),
    /** Answers whether they are saved. What somebody else saved meanwhile is not overwritten. */
    saveNotes: ({ id, updatedAt }: SentApplication, notes: string) => send(id, { notes, updatedAt }),
  }
}
