import { Button, Textarea } from '@mantine/core'
import type { LockedPeriod } from '@nightshift/shared/pay-periods/contract'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { type FormEvent, useRef, useState } from 'react'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import styles from './period-windows.module.css'
import { datesText } from './period-words.ts'
import { PERIODS } from './periods.texts.ts'
import { usePeriodMutations } from './use-periods.ts'

const REASON_MAX = 500

type Props = { lock: LockedPeriod; onClose: () => void }

/** Asks why a locked period is unlocked. */
export function UnlockWindow({ lock, onClose }: Props) {
  const { timeZone } = useFestival()
  const { unlock } = usePeriodMutations()
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = reason.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isMissing) return field.current?.focus()
    if (unlock.isPending) return
    await unlock
      .mutateAsync({ id: lock.id, reason: reason.trim() })
      .then(onClose, (error) => tellFailure(error, PERIODS.unlockFailed))
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
