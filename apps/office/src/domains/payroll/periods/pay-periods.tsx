import { Button, UnstyledButton } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import type { LockedPeriod, PayPeriod, PeriodProblem } from '@nightshift/shared/payroll/pay-periods/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Row, Stack } from '../../../kit/layout.tsx'
import { Mark } from '../../../kit/mark.tsx'
import { ReasonDialog } from '../../../kit/reason-dialog.tsx'
import { useCall } from '../../../lib/calls.ts'
import { formatCount } from '../../../lib/counts.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import type { Payroll } from '../../time/timesheets/use-payroll.ts'
import { periodView } from '../../time/timesheets/view.ts'
import type { Reasons } from './approval.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import styles from './pay-periods.module.css'
import { datesText, noFileText, periodFacts, stateText } from './period-words.ts'
import { PERIODS } from './periods.texts.ts'
import { UnfiledEntries } from './unfiled-entries.tsx'
import { spanOf, usePeriods } from './use-periods.ts'

const REASON_MAX = 500

/** Beside a word that says the same. */
const MARKS: Record<PayPeriod['state'], ComponentProps<typeof Mark>> = {
  open: { tone: 'info' },
  unsettled: { tone: 'warn' },
  ready: { shape: 'ring', tone: 'warn' },
  approved: { shape: 'ring', tone: 'ok' },
  exported: { tone: 'ok' },
  changed: { shape: 'square', tone: 'bad' },
}
const NO_ENTRIES = { shape: 'ring', tone: 'mute' } as const

type UnlockDialogProps = { lock: LockedPeriod; onClose: () => void }

/** Asks why a locked period is unlocked. */
function UnlockDialog({ lock, onClose }: UnlockDialogProps) {
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
  /** The dialogs are closed while an entry is edited. */
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
    <Stack>
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
        <ApproveDialog
          period={chosen}
          reasons={reasons}
          onReasons={setReasons}
          onOpen={onOpen}
          onClose={close}
        />
      )}
      {chosen?.approval && asking === 'unlock' && <UnlockDialog lock={chosen.approval} onClose={close} />}
    </Stack>
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
    <Row>
      <p className={styles.facts}>
        <strong>{stateText(period)}</strong>
        {periodFacts(period, timeZone).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {!approval && hasEnded && (
        <Button variant="light" onClick={onApprove}>
          {PERIODS.approve}
        </Button>
      )}
      {approval && can(me, 'festivals.manage') && (
        <Button variant="default" onClick={onUnlock}>
          {PERIODS.unlock}
        </Button>
      )}
    </Row>
  )
}

type PeriodStripProps = Omit<ReturnType<typeof usePeriods>, 'error'> & {
  chosen?: PayPeriod
  onChoose: (period: PayPeriod) => void
}

/** The pay periods as one line of chips, the newest at the right. */
function PeriodStrip({ periods, chosen, onChoose, ...earlier }: PeriodStripProps) {
  const { timeZone } = useFestival()
  const strip = useRef<HTMLUListElement>(null)
  const newest = periods.at(-1)?.startsAt
  const shown = chosen?.startsAt
  // The newest is what people come for; earlier ones are scrolled to, as is the chosen one.
  useEffect(() => {
    if (!newest || !strip.current) return
    const pressed = shown && strip.current.querySelector('[aria-pressed=true]')
    if (pressed) pressed.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    else strip.current.scrollLeft = strip.current.scrollWidth
  }, [newest, shown])
  const now = new Date()
  return (
    <ul ref={strip} className={styles.strip} aria-label={PERIODS.strip}>
      {earlier.hasEarlier && (
        <li>
          <UnstyledButton
            className={styles.chip}
            aria-busy={earlier.isLoadingEarlier}
            onClick={() => earlier.loadEarlier()}
          >
            {PERIODS.earlier}
          </UnstyledButton>
        </li>
      )}
      {periods.map((period) => (
        <li key={period.startsAt}>
          <UnstyledButton
            className={styles.chip}
            aria-pressed={period === chosen}
            onClick={() => onChoose(period)}
          >
            <span className={styles.dates}>{datesText(period, now, timeZone)}</span>
            <span className={styles.state}>
              <Mark {...(period.figures.entries ? MARKS[period.state] : NO_ENTRIES)} />
              {stateText(period)}
              {period.figures.entries > 0 && (
                <span className={styles.count}>{formatCount(period.figures.entries)}</span>
              )}
              {noFileText(period) && <span className={styles.noFile}>{noFileText(period)}</span>}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
