import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import type { LockedPeriod, PayPeriod, PeriodProblem } from '@nightshift/shared/payroll/pay-periods/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useState } from 'react'
import { ReasonDialog } from '../../../kit/reason-dialog.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import type { Payroll } from '../../time/timesheets/use-payroll.ts'
import { periodView } from '../../time/timesheets/view.ts'
import type { Reasons } from './approval.ts'
import { ApproveWindow } from './approve-window.tsx'
import styles from './chosen-period.module.css'
import { PeriodStrip } from './period-strip.tsx'
import { datesText, periodFacts, stateText } from './period-words.ts'
import { PERIODS } from './periods.texts.ts'
import { UnfiledEntries } from './unfiled-entries.tsx'
import { spanOf, usePeriods } from './use-periods.ts'

const REASON_MAX = 500

type UnlockWindowProps = { lock: LockedPeriod; onClose: () => void }

/** Asks why a locked period is unlocked. */
function UnlockWindow({ lock, onClose }: UnlockWindowProps) {
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

type Props = {
  payroll: Payroll
  /** The windows are closed while an entry is edited. */
  isEditing: boolean
  onOpen: (problem: PeriodProblem) => void
  onEdit: (entry: PayrollEntry) => void
}

/** The strip of pay periods, and what can be done with the chosen one. */
export function PayPeriods({ payroll, isEditing, onOpen, onEdit }: Props) {
  const { view, change, timeZone } = payroll
  const { error, ...strip } = usePeriods(view.since)
  useFailureAlert(error, PERIODS.loadFailed)
  const [asking, setAsking] = useState<'approve' | 'unlock'>()
  const [reasons, setReasons] = useState<Reasons>({})
  const chosen = strip.periods.find((period) => isShown(period, view))

  const close = () => {
    setAsking(undefined)
    setReasons({})
  }
  return (
    <div>
      <PeriodStrip
        {...strip}
        chosen={chosen}
        onChoose={(period) => change(periodView(spanOf(period), timeZone))}
      />
      {chosen && (
        <ChosenPeriod
          period={chosen}
          onApprove={() => setAsking('approve')}
          onUnlock={() => setAsking('unlock')}
        />
      )}
      {chosen && <UnfiledEntries period={chosen} payroll={payroll} onOpen={onEdit} />}
      {chosen && asking === 'approve' && !isEditing && (
        <ApproveWindow
          period={chosen}
          reasons={reasons}
          onReasons={setReasons}
          onOpen={onOpen}
          onClose={close}
        />
      )}
      {chosen?.approval && asking === 'unlock' && <UnlockWindow lock={chosen.approval} onClose={close} />}
    </div>
  )
}

function isShown(period: PayPeriod, { since, until }: { since: string; until: string }) {
  const { startsAt, endsAt } = spanOf(period)
  return startsAt.toISOString() === since && endsAt.toISOString() === until
}

type ChosenPeriodProps = { period: PayPeriod; onApprove: () => void; onUnlock: () => void }

/** The state of the chosen period, and what can be done with it. */
function ChosenPeriod({ period, onApprove, onUnlock }: ChosenPeriodProps) {
  const { timeZone } = useFestival()
  const me = useMe()
  const { approval, endsAt } = period
  const hasEnded = new Date(endsAt) <= new Date()
  return (
    <div className={styles.chosen}>
      <p className={styles.facts}>
        <strong>{stateText(period)}</strong>
        {periodFacts(period, timeZone).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {!approval && hasEnded && (
        <Button size="compact-sm" className={styles.action} onClick={onApprove}>
          {PERIODS.approve}
        </Button>
      )}
      {approval && can(me, 'festivals.manage') && (
        <Button size="compact-sm" variant="default" className={styles.action} onClick={onUnlock}>
          {PERIODS.unlock}
        </Button>
      )}
    </div>
  )
}
