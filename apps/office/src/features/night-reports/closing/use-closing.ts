import type { Mark } from '@nightshift/shared/night-plan/attendance'
import type { ClockOutRest, ClosingLine, NightClosing } from '@nightshift/shared/night-reports/contract'
import { BulkRefusal } from '@nightshift/shared/timeclock/bulk-edit'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { clockOutRest, closeNight, markAbsent } from '../night-reports.api.ts'
import { nameOf } from '../night-words.ts'
import { CLOSING_NIGHT } from './closing.texts.ts'

/** What can be done at the end of a night. Each resolves to undefined after a failure, which is shown. */
export function useClosing({ night, seen }: NightClosing) {
  const { id: festivalId } = useFestival()
  const queries = useQueryClient()
  // Also on error: somebody else may have changed something.
  const onSettled = () =>
    Promise.all(
      [queryKeys.tonight, queryKeys.nightReports, queryKeys.timeclock, queryKeys.nightPlan].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const out = useMutation({ mutationFn: clockOutRest, onSettled })
  const mark = useMutation({ mutationFn: markAbsent, onSettled })
  const close = useMutation({ mutationFn: closeNight, onSettled })

  return {
    isClockingOut: out.isPending,
    async clockOut(lines: ClosingLine[], end: Pick<ClockOutRest, 'time' | 'which'>) {
      const ids = lines.flatMap(({ entryId }) => entryId ?? [])
      try {
        return (await out.mutateAsync({ festivalId, ids, ...end })).closed.length
      } catch (failure) {
        await tellFailure(failure, CLOSING_NIGHT.stillIn.failed, (error) => refusedNames(error, lines))
      }
    },
    isMarking: mark.isPending,
    async mark(lines: ClosingLine[], as: Mark | null) {
      const placeIds = lines.flatMap(({ placeId }) => placeId ?? [])
      try {
        const { marked } = await mark.mutateAsync({ festivalId, night, placeIds, mark: as })
        if (!marked.length) await dialogs.alert({ text: CLOSING_NIGHT.notHere.came })
        return marked.length
      } catch (failure) {
        await tellFailure(failure, CLOSING_NIGHT.notHere.failed)
      }
    },
    isClosing: close.isPending,
    async close() {
      try {
        return (await close.mutateAsync({ festivalId, night, seen })).id
      } catch (failure) {
        await tellFailure(failure, CLOSING_NIGHT.finish.failed)
      }
    },
  }
}

/** Whom a chosen time does not suit, where the server says so. */
function refusedNames(error: unknown, lines: ClosingLine[]) {
  const details = error instanceof ApiError ? BulkRefusal.safeParse(error.details).data : undefined
  if (!details) return refusalOf(error)
  const refused = new Set(details.refused.map(({ id }) => id))
  return CLOSING_NIGHT.stillIn.refused(
    lines.filter(({ entryId }) => entryId !== null && refused.has(entryId)).map(nameOf),
  )
}
