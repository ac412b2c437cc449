import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { erasePerson } from './erase.api.ts'
import { ERASE } from './erase.texts.ts'

/** Erases a person. Resolves to undefined after the failure was shown. */
export function useErase(id: string) {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (confirmation: string) => erasePerson(id, confirmation),
  })
  async function erase(confirmation: string) {
    try {
      return await mutateAsync(confirmation)
    } catch (error) {
      await tellFailure(error, ERASE.failed, refusalAboutPerson)
      return undefined
    }
  }
  /** After the dialog is closed: its own query must not ask about somebody who is gone. */
  const refetchLists = () =>
    Promise.all(
      [queryKeys.employees, queryKeys.timeclock, queryKeys.badges, queryKeys.applications].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  return { erase, refetchLists, isPending }
}
