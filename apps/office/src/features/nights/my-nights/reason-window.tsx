import { Button, Textarea } from '@mantine/core'
import { REASON_MAX } from '@nightshift/shared/nights/my-nights/contract'
import { type FormEvent, useRef, useState } from 'react'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import { MY_NIGHTS } from './my-nights.texts.ts'
import styles from './night-list.module.css'

type Props = {
  night: string
  kind: 'declined' | 'help'
  busy: boolean
  onSend: (kind: Props['kind'], reason: string) => void
  onClose: () => void
}

/** Asks why somebody cannot come. */
export function ReasonWindow({ night, kind, busy, onSend, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = reason.trim() === ''
  const isLate = kind === 'help'

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isMissing) field.current?.focus()
    else if (!busy) onSend(kind, reason.trim())
  }
  return (
    <OfficeModal
      title={isLate ? MY_NIGHTS.helpTitle(night) : MY_NIGHTS.cannotTitle(night)}
      unsaved={!isMissing}
      onClose={onClose}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{isLate ? MY_NIGHTS.helpText : MY_NIGHTS.cannotText}</p>
        <Textarea
          ref={field}
          label={MY_NIGHTS.reason}
          required
          data-autofocus
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          error={checked && isMissing ? MY_NIGHTS.reasonMissing : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={styles.windowActions}>
          <CancelButton>{MY_NIGHTS.cancel}</CancelButton>
          <Button type="submit" aria-busy={busy}>
            {MY_NIGHTS.send}
          </Button>
        </div>
      </form>
    </OfficeModal>
  )
}
