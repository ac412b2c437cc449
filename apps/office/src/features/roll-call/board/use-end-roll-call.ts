import type { RollCall } from '@nightshift/shared/roll-call/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { endRollCall } from '../roll-call.api.ts'
import { ROLL_CALL } from '../roll-call.texts.ts'
import type { RollCallView } from '../roll-call-view.ts'

/** Ends the roll-call after a question that names who is missing. */
export function useEndRollCall({ id, isDrill, kiosks }: RollCall, view: RollCallView, unsent: number) {
  const queries = useQueryClient()
  const missing = view.unaccounted.map(({ name }) => name)
  const scans = kiosks.reduce((sum, { waiting }) => sum + waiting, 0)
  const text = [
    missing.length ? ROLL_CALL.endMissing(missing, view.all) : ROLL_CALL.endAll(view.all),
    ...(scans ? [ROLL_CALL.endWaiting(scans)] : []),
    ...(unsent ? [ROLL_CALL.endUnsent] : []),
  ].join(' ')

  return async () => {
    const question = { title: ROLL_CALL.ending(isDrill), text, confirmLabel: ROLL_CALL.endConfirm }
    if (!(await dialogs.confirm(question))) return
    try {
      await endRollCall(id)
    } catch (error) {
      await tellFailure(error, ROLL_CALL.endFailed)
    }
    await queries.invalidateQueries({ queryKey: queryKeys.rollCall })
  }
}
