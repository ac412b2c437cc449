import { Button, Textarea } from '@mantine/core'
import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import type { LockedPeriod } from '@nightshift/shared/payroll/pay-periods/contract'
import { type FormEvent, useRef, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './period-windows.module.css'
import { datesText } from './period-words.ts'
import { PERIODS } from './periods.texts.ts'

const REASON_MAX = 500

type Props = { lock: LockedPeriod; onClose: () => void }

/** Asks why a locked period is unlocked. */
export function UnlockWindow({ lock, onClose }: Props) {
  const { timeZone } = useFestival()
  const unlock = useCall(PAY_PERIODS_CALLS.unlock, PERIODS.unlockFailed)
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = reason.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isMissing) return field.current?.focus()
    const done = await unlock({ params: { id: lock.id }, body: { reason: reason.trim() } })
    if (done !== undefined) onClose()
  }
  return (
    <OfficeModal
      title={PERIODS.unlockTitle(datesText(lock, new Date(), timeZone))}
      unsaved={!isMissing}
      onClose={onClose}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{PERIODS.unlockText}</p>
        <Textarea
          ref={field}
          label={PERIODS.reason}
          required
          data-autofocus
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          error={checked && isMissing ? PERIODS.unlockReasonMissing : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={styles.actions}>
          <CancelButton>{PERIODS.cancel}</CancelButton>
          <Button type="submit" aria-busy={unlock.isPending}>
            {PERIODS.unlockAction}
          </Button>
        </div>
      </form>
    </OfficeModal>
  )
}
