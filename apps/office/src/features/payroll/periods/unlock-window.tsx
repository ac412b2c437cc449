import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import type { LockedPeriod } from '@nightshift/shared/payroll/pay-periods/contract'
import { ReasonDialog } from '../../../kit/reason-dialog.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { datesText } from './period-words.ts'
import { PERIODS } from './periods.texts.ts'

const REASON_MAX = 500

type Props = { lock: LockedPeriod; onClose: () => void }

/** Asks why a locked period is unlocked. */
export function UnlockWindow({ lock, onClose }: Props) {
  const { timeZone } = useFestival()
  const unlock = useCall(PAY_PERIODS_CALLS.unlock, PERIODS.unlockFailed)
  async function give(reason: string) {
    const done = await unlock({ params: { id: lock.id }, body: { reason } })
    if (done !== undefined) onClose()
  }
  return (
    <ReasonDialog
      title={PERIODS.unlockTitle(datesText(lock, new Date(), timeZone))}
      text={PERIODS.unlockText}
      label={PERIODS.reason}
      missing={PERIODS.unlockReasonMissing}
      maxLength={REASON_MAX}
      cancel={PERIODS.cancel}
      action={PERIODS.unlockAction}
      busy={unlock.isPending}
      onGive={give}
      onClose={onClose}
    />
  )
}
