import { ROLL_CALL_CALLS } from '@nightshift/shared/nights/roll-call/calls'
import type { RollCall } from '@nightshift/shared/nights/roll-call/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useCall } from '../../../../lib/calls.ts'
import { soon } from '../roll-call.api.ts'
import { ROLL_CALL } from '../roll-call.texts.ts'
import type { RollCallView } from '../roll-call-view.ts'

/** Ends the roll-call after a question that names who is missing. */
export function useEndRollCall({ id, isDrill, kiosks }: RollCall, view: RollCallView, unsent: number) {
  const end = useCall(ROLL_CALL_CALLS.end, ROLL_CALL.endFailed)
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
    await end({ params: { id }, signal: soon() })
  }
}
