import type { PayPeriod, PeriodProblem } from '@nightshift/shared/payroll/pay-periods/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useState } from 'react'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import type { Payroll } from '../../time/timesheets/use-payroll.ts'
import { periodView } from '../../time/timesheets/view.ts'
import type { Reasons } from './approval.ts'
import { ApproveWindow } from './approve-window.tsx'
import { ChosenPeriod } from './chosen-period.tsx'
import { PeriodStrip } from './period-strip.tsx'
import { PERIODS } from './periods.texts.ts'
import { UnfiledEntries } from './unfiled-entries.tsx'
import { UnlockWindow } from './unlock-window.tsx'
import { spanOf, usePeriods } from './use-periods.ts'

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
