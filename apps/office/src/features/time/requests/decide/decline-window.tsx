import { Button, Textarea } from '@mantine/core'
import { DECLINE_REASON_MAX } from '@nightshift/shared/time/entry-requests/contract'
import { type FormEvent, useRef, useState } from 'react'
import { CancelButton, OfficeModal } from '../../../../ui/office-modal.tsx'
import styles from '../shift-fields.module.css'
import { DECIDE } from './decide-request.texts.ts'

type Props = { name: string; busy: boolean; onDecline: (reason: string) => void; onClose: () => void }

/** Asks why a request is declined. */
export function DeclineWindow({ name, busy, onDecline, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = reason.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isMissing) field.current?.focus()
    else if (!busy) onDecline(reason.trim())
  }
  return (
    <OfficeModal title={DECIDE.declineTitle(name)} unsaved={!isMissing} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.explanation}>{DECIDE.declineText}</p>
        <Textarea
          ref={field}
          label={DECIDE.reason}
          required
          data-autofocus
          rows={3}
          maxLength={DECLINE_REASON_MAX}
          value={reason}
          error={checked && isMissing ? DECIDE.reasonMissing : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={styles.actions}>
          <CancelButton>{DECIDE.cancel}</CancelButton>
          <Button type="submit" aria-busy={busy}>
            {DECIDE.declineThis}
          </Button>
        </div>
      </form>
    </OfficeModal>
  )
}
