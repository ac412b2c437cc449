import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { makeExport } from '../export/export.api.ts'
import { EXPORT } from '../export/export.texts.ts'
import { downloadExport } from '../exports/download-export.ts'
import { daysOf } from './correction-range.ts'
import { CORRECTIONS } from './corrections.texts.ts'

/** Makes a correction file of changes and downloads it. Resolves to the made export; a failure is shown. */
export function useCorrection() {
  const { id: festivalId, timeZone } = useFestival()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (changes: ChangedEntry[]) => {
      const { start: startDate, end: endDate } = daysOf(changes, timeZone)
      const entryIds = changes.map(({ id }) => id)
      return makeExport({ kind: 'csvCorrection', festivalId, startDate, endDate, entryIds })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.timeclock }),
  })
  async function make(changes: ChangedEntry[]) {
    if (isPending) return undefined
    try {
      const made = await mutateAsync(changes)
      await downloadExport(made).catch((error) => tellFailure(error, EXPORT.downloadFailed))
      return made
    } catch (error) {
      await tellFailure(error, CORRECTIONS.failed)
      return undefined
    }
  }
  return { make, isMaking: isPending }
}
